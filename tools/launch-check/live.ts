import { askAll, isLocal } from './ask';
import { liveReport } from './report';
import { sendTestMessage } from './test-message';

/**
 * Takes an address, whether its site is to have a security.txt, and the environment; asks the site that is there, prints what it
 * answers, and gives the exit code.
 */
export async function askLive(
  address: string,
  isSecurity: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const site = address.replace(/\/+$/, '');
  console.log(`Asking ${site} ...\n`);
  const message = await sendTestMessage(site, environment);
  const answers = [...(await askAll(site, isSecurity)), ...(message ? [message] : [])];
  console.log(liveReport(answers));
  if (isLocal(site)) console.log('\nOn this machine nothing can be said of https and of the name.');
  if (!message)
    console.log('\nNo test message was sent: the three keys of EmailJS are not set here.');
  const good = answers.every(({ complaints }) => complaints.length === 0);
  console.log(good ? '\nThe live site is as it should be.' : '\nSee the lines below each [ ].');
  return good ? 0 : 1;
}
