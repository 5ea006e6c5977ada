import type { Page } from '@playwright/test';

interface Post {
  /** The template parameters of sent messages, oldest first. */
  sent: Record<string, string>[];
  /** The status of the response. Default: 200. */
  status: number;
}

/** A mock of the email service for one page, so that tests can run in parallel. */
export async function postOf(page: Page): Promise<Post> {
  const post: Post = { sent: [], status: 200 };
  await page.route('**/api/v1.0/email/send', async (route) => {
    const { template_params: params } = route.request().postDataJSON() as {
      template_params: Record<string, string>;
    };
    if (post.status === 200) post.sent.push(params);
    await route.fulfill({ status: post.status, body: post.status === 200 ? 'OK' : 'No' });
  });
  return post;
}
