import { chromium } from '@playwright/test';
import { emailSettings, missingEmailSettings } from '../../src/gatsby/email-settings';
import { BROWSER_ARGUMENTS } from '../browser/launch-arguments';
import { requireBrowser } from '../browser/require-browser';
import { run } from '../setup/run.mjs';
import type { Answer } from './ask';
import { templateNames } from './email-template';

const question = 'A test message goes through the email service';

/**
 * Takes a site's address and the environment with the keys; sends a message from a page of the site, as its forms do, so that the
 * service's list of allowed origins is tried too. Nothing without keys.
 */
export async function sendTestMessage(
  site: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Answer | undefined> {
  if (missingEmailSettings(environment).length > 0) return undefined;
  const { publicKey, serviceId, templateId, origin } = emailSettings(environment);
  const text = `Test message of the launch check of ${site}`;
  const named = Object.fromEntries(templateNames().map((name) => [name, `${name}: ${text}`]));
  const message = {
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
    template_params: { ...named, email: 'test@example.com' },
  };
  const executablePath = await requireBrowser(run);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.goto(`${site}/support/contact-us`);
    const said = await page.evaluate(
      async ({ address, body }) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(address, { method: 'POST', headers, body });
        return response.ok ? '' : `${response.status} ${await response.text()}`;
      },
      { address: `${origin}/api/v1.0/email/send`, body: JSON.stringify(message) },
    );
    return { question, complaints: said ? [`the service answers: ${said}`] : [] };
  } catch (error) {
    return { question, complaints: [error instanceof Error ? error.message : String(error)] };
  } finally {
    await browser.close();
  }
}
