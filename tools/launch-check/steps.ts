import type { Fault } from '../../src/content/faults';
import { emailTemplate } from './email-template';
import type { Step } from './step';

/** A field that still holds a stand-in. */
export interface Sample {
  /** From the project's root. */
  file: string;
  field: string;
  line: number;
}

export interface Findings {
  /** The site's address, as content/site.yaml has it. */
  url: string;
  samples: readonly Sample[];
  /** Names of the keys of the email service that are not set. */
  missingKeys: readonly string[];
  /** Faults, gaps and files that are out of date. */
  faults: readonly Fault[];
}

const siteFile = 'content/site.yaml';
const listIsShort = 'This list has an x here when you run it again.';

/** Takes what was found; gives everything to do before going live, in the order to do it. */
export function launchSteps({ url, samples, missingKeys, faults }: Findings): Step[] {
  const address = samples.filter(({ file, field }) => file === siteFile && field === 'url');
  const site = address.length > 0 ? 'https://(your address)' : url;
  const facts = samples.filter(({ file, field }) => file === siteFile && field !== 'url');
  const legal = samples.filter(({ file }) => file.startsWith('content/legal/'));
  const rest = samples.filter((sample) => ![...address, ...facts, ...legal].includes(sample));
  const when = (open: readonly unknown[]) => (open.length > 0 ? 'open' : 'done');
  return [
    {
      title: 'Buy a domain and write it down',
      state: when(address),
      why: 'Search engines and shared links use this address. A wrong one sends people elsewhere.',
      todo: [
        `Put the address, like https://www.example.com, behind "url" in ${at(address, siteFile)}.`,
        'Then take "url" off the list "sample" at the end of that file.',
      ],
      done: listIsShort,
    },
    {
      title: 'Put in who you are',
      state: when(facts),
      why: 'Name, phone, email, WhatsApp and social pages are made up. Customers would write to nobody.',
      todo: [
        ...named(facts),
        'Put in the real values, then take the fields off the list "sample" at the end of the file.',
      ],
      done: listIsShort,
    },
    {
      title: 'Replace the other stand-ins',
      state: when(rest),
      why: 'Quotes, stories, jobs and details of packages were made up too. Visitors believe what they read.',
      todo: [
        ...places(rest),
        'Put in what is true, or delete the entry, and take the fields off its list "sample".',
      ],
      done: listIsShort,
    },
    {
      title: 'Have the terms and policies read by a lawyer',
      state: legal.length > 0 ? 'open' : 'yours',
      why: 'They say what you promise and what you refund.',
      todo: [...places(legal), 'The files are in content/legal/.'],
      done: 'A lawyer has said yes.',
    },
    {
      title: 'Mend what the check found',
      state: when(faults),
      why: 'Faults show on the site, in a language you may not read.',
      todo: faults.map(
        ({ file, line, field, message, cure }) =>
          `${file}, line ${line}${field ? ` (${field})` : ''}: ${message}.${cure ? ` ${cure}` : ''}`,
      ),
      done: listIsShort,
    },
    {
      title: 'Make the email template',
      state: 'yours',
      why: 'The three forms of the site send through EmailJS. It makes an email of what they send.',
      todo: [
        'Open https://dashboard.emailjs.com, make an account and add your mailbox under Email Services.',
        'Under Email Templates make a template. Copy the text below into its fields, letter by letter.',
      ],
      copy: emailTemplate(),
      done: 'The button Test It there sends you an email.',
    },
    {
      title: 'Let EmailJS take messages from your site alone',
      state: 'yours',
      why: 'The keys can be read by anybody who looks into the page. With this, others cannot send by them.',
      todo: [
        `At https://dashboard.emailjs.com under Account > Security, put ${site} into Allowed Origins.`,
      ],
      done: 'The test message at the end of this list arrives.',
    },
    {
      title: 'Put the site on Netlify',
      state: 'yours',
      why: 'Netlify builds the site after every change and serves it.',
      todo: [
        'At https://app.netlify.com press Add new project > Import an existing project and choose the repository. Leave all fields as they are.',
        'Under Domain management add your domain and follow what it says.',
      ],
      done: `${site} shows the site, with a lock before the address.`,
    },
    {
      title: 'Give Netlify the three keys of EmailJS',
      state: when(missingKeys),
      why: 'Without them the forms reach nobody.',
      todo: [
        'At Netlify, Project configuration > Environment variables, add each with its value from EmailJS:',
        'EMAILJS_PUBLIC_KEY: Account > API keys. EMAILJS_SERVICE_ID: Email Services. EMAILJS_TEMPLATE_ID: Email Templates.',
        'Then Deploys > Trigger deploy. For this list, put the same three lines into a file .env here (.env.example shows how).',
        ...(missingKeys.length > 0 ? [`Not set here: ${missingKeys.join(', ')}.`] : []),
      ],
      done: listIsShort,
    },
    {
      title: 'See that changes can be looked at first',
      state: 'yours',
      why: 'Netlify shows every proposed change at an address of its own, closed to search engines.',
      todo: [
        'On GitHub change a word (pencil, Propose changes, Create pull request) and wait some minutes.',
      ],
      done: 'Netlify writes the address of a preview below the pull request, and it shows the word.',
    },
    {
      title: 'Set up the editor and invite who writes',
      state: 'yours',
      why: 'Words and pictures can then be changed in the browser.',
      todo: ['docs/editing-content.md, "Setting up the editor", has five steps.'],
      done: 'An editor has changed a word, and you saw it in a preview.',
    },
    {
      title: 'Tell search engines',
      state: 'yours',
      why: 'They find the site sooner, and tell you when something is wrong with it.',
      todo: [
        `At https://search.google.com/search-console add ${site} and prove that it is yours by the DNS record it shows.`,
        `Under Sitemaps put in ${site}/sitemap.xml.`,
      ],
      done: 'Search Console says "Success" beside the sitemap.',
    },
    {
      title: 'Ask the live site',
      state: 'yours',
      why: 'The last look: headers, redirects, languages, sitemap and a test message.',
      todo: [`npm run launch-check -- --live ${site}`],
      done: 'It ends with "The live site is as it should be", and the test message is in your mailbox.',
    },
  ];
}

const at = ([sample]: readonly Sample[], file: string) =>
  sample ? `${sample.file}, line ${sample.line}` : file;

/** The fields of one file, a line each, which its reader knows by their names. */
const named = (samples: readonly Sample[]) =>
  samples.map(
    ({ file, field, line }) => `${file}, line ${line}: ${field.replaceAll(/\.\d+/g, '')}`,
  );

/** A line for each file, with the lines in it. */
function places(samples: readonly Sample[]): string[] {
  return [...new Set(samples.map(({ file }) => file))].map((file) => {
    const lines = samples.filter((sample) => sample.file === file).map(({ line }) => line);
    return `${file}, line ${lines.join(', ')}`;
  });
}
