import type { Page } from '@playwright/test';

interface Post {
  /** Template parameters of what was sent, the oldest first. */
  sent: Record<string, string>[];
  /** What the service answers with; 200 unless changed. */
  status: number;
}

/** An email service for this page alone, so that tests of several files can run side by side. */
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
