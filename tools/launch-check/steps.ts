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
  /** Names of the keys of the email service that are not set; nothing where that cannot be seen. */
  missingKeys?: readonly string[] | undefined;
  /** Faults, gaps and files that are out of date. */
  faults: readonly Fault[];
}

const siteFile = 'content/site.yaml';
/** How a change is made at GitHub, once the pencil has been pressed and the words are right. */
const propose =
  'Press Commit changes…, choose "Create a new branch for this commit and start a pull request" (not "Commit directly"), then Propose changes, Create pull request.';
const mending = 'Mend what the check found';
const listIsShort =
  'This list has an x here when it is made again: at GitHub, Actions > Nightly > Run workflow.';

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
      title: 'Decide who holds what',
      state: 'yours',
      why: 'Whoever holds the accounts holds the site.',
      todo: [
        "Make the accounts at GitHub, Netlify, EmailJS and the domain's seller in the studio's name, paid by its card, with sign-in in two steps.",
        'Ask whoever made the site to transfer its repository (the folder with all its files) to the account at GitHub, and to protect its branch main (docs/editing-content.md, "Setting up the editor"). What follows "at GitHub" happens there. Is it private, ask whether the minutes that its plan has for Actions are enough.',
        'Give a second person the same rights, and write down when each is to be paid again.',
      ],
      done: 'A second person has signed in to each, and you see the folder content at GitHub.',
    },
    {
      title: 'Buy a domain and make the mailbox',
      state: when(address),
      why: 'Search engines and shared links use this address, and messages of customers come to this mailbox.',
      todo: [
        "Choose once whether it begins with www. Let it renew by itself. The domain's seller has mailboxes too, and so have Google Workspace and Zoho. Write to yours from another address.",
        `At GitHub open ${at(address, siteFile)}, press the pencil, and put the address, like https://www.example.com, behind "url".`,
        'Take the line "url" off the list "sample" at the end of that file.',
        `${propose} Wait until its checks are green, which takes up to an hour, then Merge.`,
      ],
      done: listIsShort,
    },
    {
      title: 'Put the site on Netlify, without the domain yet',
      state: 'yours',
      why: 'Netlify builds the site after every change and serves it.',
      todo: [
        'At https://app.netlify.com press Add new project > Import an existing project and choose the repository. Leave all fields as they are.',
        'Show the address that it gives you to nobody yet: search engines may list it, with all that is made up.',
        'Look under Usage & billing how often a month its plan lets you publish: when that is used up, visitors find no site. Collect changes, or take a larger plan.',
      ],
      done: 'The address that Netlify gives you shows the site.',
    },
    {
      title: 'See that changes can be looked at first',
      state: 'yours',
      why: 'Netlify shows every proposed change at an address of its own, closed to search engines.',
      todo: [`At GitHub change a word with the pencil. ${propose} Wait some minutes.`],
      done: 'Netlify writes the address of a preview below the pull request, and it shows the word. Then press Close pull request.',
    },
    {
      title: 'Set up the editor and invite who writes',
      state: 'yours',
      why: 'Words and pictures can then be changed in the browser. The next steps are easier with it.',
      todo: [
        'Whoever made the site does it in half an hour, signed in to your accounts: docs/editing-content.md, "Setting up the editor". You name the people who write.',
        'Its address at Netlify is enough for now; edit.(your domain) can follow when the site has its own.',
      ],
      done: 'An editor has changed a word, and you saw it in a preview.',
    },
    {
      title: 'Put in who you are',
      state: when(facts),
      why: 'Name, phone, email, WhatsApp and social pages are made up. Customers would write to nobody.',
      todo: [
        ...named(facts),
        'WhatsApp: digits alone, with the country in front, like 8801700000000. Messenger: the name of your page. workplace: a photo of yours.',
        'Look at the figures in the same file too (stats, counters): clients, satisfaction and stars are shown as they stand, and this list cannot check them. Put in what you can prove.',
        'Put in the real values, then take the fields off the list "sample" at the end of the file; in the editor it is called Stand-ins, and fields go by their names. The first of several has the number 0.',
      ],
      done: listIsShort,
    },
    {
      title: 'Replace the other stand-ins',
      state: when(rest),
      why: 'Quotes, stories, jobs and details of packages were made up too. Visitors believe what they read. Plan two days for English, and more for the other languages.',
      todo: [
        ...places(rest),
        'Put in what is true and take the fields off the list "sample" (Stand-ins in the editor). To do without an entry, take its name out of the entries that use it, then press Delete in the editor.',
        `The other languages go on showing what was made up until they are changed too: "${mending}" names every place once the English has changed. Decide who translates.`,
      ],
      done: listIsShort,
    },
    {
      title: mending,
      state: when(faults),
      why: 'Faults show on the site, in a language you may not read. After each change of English, six translations still say what it said before.',
      todo: faults.map(
        ({ file, line, field, message, cure }) =>
          `${file}, line ${line}${field ? ` (${field})` : ''}: ${message}.${cure ? ` ${cure}` : ''}`,
      ),
      done: listIsShort,
    },
    {
      title: 'Have the terms and policies read by a lawyer',
      state: legal.length > 0 ? 'open' : 'yours',
      why: 'They say what you promise, what you refund, who owns the work and how long messages are kept.',
      todo: [
        ...places(legal),
        'Give them content/legal/ in English and Bengali, and ask which language counts. Put in what they say in every language, and the month.',
      ],
      done: 'A lawyer has said yes, and nothing is left on the lists "sample" in content/legal/.',
    },
    {
      title: 'Decide whether visitors are counted',
      state: 'yours',
      why: 'The privacy and cookie pages say that they are not.',
      todo: [
        'If that is to change, tell whoever made the site before the launch: the site, its headers and both pages change with it.',
      ],
      done: 'You know that nobody is counted, or the pages say that they are.',
    },
    {
      title: 'Make the email template',
      state: 'yours',
      why: 'The three forms of the site send through EmailJS. It makes an email of what they send.',
      todo: [
        'Open https://dashboard.emailjs.com, make an account and add your mailbox under Email Services. Look how many messages a month the plan takes.',
        'Under Email Templates make a template. Copy the text below into its fields, letter by letter; behind To Email stands your address alone, or several with commas.',
      ],
      copy: emailTemplate(),
      done: 'The button Test It there sends you an email.',
    },
    {
      title: 'Give Netlify the three keys of EmailJS',
      state: missingKeys ? when(missingKeys) : 'yours',
      why: 'Without them the forms reach nobody.',
      todo: [
        'At Netlify, Project configuration > Environment variables, add each with its value from EmailJS:',
        'EMAILJS_PUBLIC_KEY: Account > API keys > Public Key, never the private one. EMAILJS_SERVICE_ID: Email Services > Service ID. EMAILJS_TEMPLATE_ID: Email Templates > Template ID.',
        'Leave "Contains secret values" as it is: visitors get all three with the page.',
        'Then Deploys > Trigger deploy. On a computer this list looks for the same three lines in a file .env (.env.example shows how).',
        ...(missingKeys && missingKeys.length > 0
          ? [`Not set here: ${missingKeys.join(', ')}.`]
          : []),
      ],
      done: 'A message by the form of the site arrives, and the log of the deploy (Deploys, the newest) has no line "The forms cannot send".',
    },
    {
      title: 'Give the site its domain',
      state: 'yours',
      why: 'From now on customers find it.',
      todo: [
        'At Netlify under Domain management add your domain, make it the primary one and follow what it says.',
        'If you hand the whole domain over to Netlify, move the MX records too: without them your mailbox gets nothing.',
      ],
      done: `${site} shows the site, the browser does not say "Not secure", which can take a day, and the mailbox still gets messages.`,
    },
    {
      title: 'Let EmailJS take messages from your site alone',
      state: 'yours',
      why: 'The keys can be read by anybody who looks into the page. With this, others cannot send by them. Forms on previews stop working, too.',
      todo: [
        `At https://dashboard.emailjs.com under Account > Security, put ${site} into Allowed Origins, if your plan has it.`,
      ],
      done: 'A message by the form of the site still arrives.',
    },
    {
      title: 'Ask the live site',
      state: 'yours',
      why: 'The last look: headers, redirects, languages and sitemap, every night from now on.',
      todo: [
        `At GitHub, Settings > Secrets and variables > Actions > Variables, make SITE_URL with the value ${site}. Then Actions > Nightly > Run workflow.`,
        `On a computer: npm run launch-check -- --live ${site}`,
        'From a phone, send yourself a message with each of the three forms: on the home page below the trades, near the end of a service page, and under Support > Contact us. Press the phone number, WhatsApp, Messenger and each social page: they reach you.',
        'Send the address to a friend on WhatsApp and look at the picture and the words that come with it.',
      ],
      done: 'The last lines of the run (launch) end with "The live site is as it should be", and three messages are in your mailbox, not among the spam.',
    },
    {
      title: 'Tell search engines',
      state: 'yours',
      why: 'They find the site sooner, and tell you when something is wrong with it.',
      todo: [
        'At https://search.google.com/search-console choose Domain and put in your domain without https://. Put the TXT line it shows where your domain is kept, and leave it there.',
        `Under Sitemaps put in ${site}/sitemap.xml.`,
      ],
      done: 'Search Console says "Success" beside the sitemap.',
    },
    {
      title: 'Know who answers, and the way back',
      state: 'yours',
      why: 'The site promises an answer within 24 hours, and a change may go wrong.',
      todo: [
        'Decide who reads the mailbox, WhatsApp and Messenger, on holidays too. Messages are kept in the mailbox alone: keep a copy of it.',
        'At Netlify, Deploys, open an earlier one and press Publish deploy: the site is as it was. Then publish the newest again.',
      ],
      done: 'You have done it once.',
    },
  ];
}

const at = ([sample]: readonly Sample[], file: string) =>
  sample ? `${sample.file}, line ${sample.line}` : file;

/** The fields of one file, a line each, which its reader knows by their names. */
const named = (samples: readonly Sample[]) =>
  samples.map(({ file, field, line }) => `${file}, line ${line}: ${field}`);

/** A line for each file, with the lines in it. */
function places(samples: readonly Sample[]): string[] {
  return [...new Set(samples.map(({ file }) => file))].map((file) => {
    const lines = samples.filter((sample) => sample.file === file).map(({ line }) => line);
    return `${file}, line ${lines.join(', ')}`;
  });
}
