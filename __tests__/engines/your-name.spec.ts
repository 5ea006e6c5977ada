import { sign } from '../site/helpers/content';
import { answerIn } from '../site/helpers/forms';
import { fillsIn, person, thanks } from './helpers/forms';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

const { labels, service } = sign();
const name = 'রহিম টি স্টল';

test(
  'a typed name is on four things, and arrives with the message',
  smoke,
  async ({ visitor, mailbox }) => {
    const within: Wanted = { css: '#your-name' };
    await visitor.opens(`/services/${service}`);
    await visitor.types({ role: 'textbox', name: labels.name, within }, name);
    const namesIn = (section: HTMLElement) =>
      [...section.querySelectorAll('svg:has(tspan)')].map((drawing) =>
        [...drawing.querySelectorAll('tspan')].map((line) => line.textContent).join(' '),
      );
    await visitor.finds(within, namesIn, Array<string>(4).fill(name));
    await visitor.clicks({ role: 'link', name: labels.use, within });
    const form: Wanted = { css: '#quick-intake-form form' };
    const send = await fillsIn(visitor, form);
    const [text = ''] = await visitor.reads(form, (element) => element.innerText);
    await visitor.types({ css: '[name=answer]', within: form }, answerIn(text));
    await visitor.clicks(send);
    await visitor.hasFocus(thanks);
    const messages = await mailbox.read();
    expect(messages).toMatchObject([{ name: person.name, email: person.email }]);
    const { message } = messages[0] as { message: string };
    expect(message).toContain(`${labels.line}: ${name}`);
    expect(message).toContain(person.message);
    expect(await visitor.complaints()).toEqual([]);
  },
);
