import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { readDraft, saveDraft } from '../../src/forms/draft';
import { send as sendMessage } from '../../src/forms/send';
import { searchChanged } from '../../src/lib/search';
import { IntakeForm } from '../../src/sections/shared/intake/IntakeForm';
import { ContactForm } from '../../src/sections/support/contact/ContactForm';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToString } from 'react-dom/server';
import { system } from '../../src/theme/system';
import { inWords, renderStyled } from '../helpers/render';

jest.mock('../../src/forms/send', () => ({ send: jest.fn() }));
const send = jest.mocked(sendMessage);

// Other strings are their keys.
const Words = inWords({ forms: { sum: '{{first}} + {{second}}', chosenPackage: '{{package}}' } });
const user = userEvent.setup();
const field = (key: string) => screen.getByLabelText(`forms:${key}`);
const input = (control: HTMLElement, value: string) =>
  fireEvent.input(control, { target: { value } });
const type = (key: string, value: string) => input(field(key), value);
const button = (key: string) => screen.findByRole('button', { name: `forms:${key}` });
const press = async (key: string) => user.click(await button(key));
const at = (address: string) => window.history.replaceState(null, '', address);
const studio = { email: 'studio@example.com', whatsapp: { number: '880', greeting: 'Hi' } };

const open = (form: ReactElement) => renderStyled(<Words>{form}</Words>);
const openContact = () => open(<ContactForm studio={studio} labelledBy="title" />);
const options = (names: string[]) => names.map((name) => ({ value: name, label: name }));
const intake = (
  <IntakeForm
    studio={studio}
    labelledBy="title"
    page="/services/brand"
    services={options(['Brand', 'Website'])}
    businesses={options(['Café'])}
    packages={[{ slug: 'pro', value: 'Professional', label: 'Professional' }]}
    topic={{}}
    initial={{ service: 'Brand' }}
  />
);
const openIntake = () => open(intake);

function fill() {
  type('name', 'Mina');
  type('email', 'mina@example.com');
  type('message', 'A sign');
}

beforeEach(() => {
  document.documentElement.dataset['scripting'] = 'on';
  localStorage.clear();
  send.mockReset().mockResolvedValue('arrived');
});
afterEach(() => jest.restoreAllMocks());

test('a subject from the address is no draft', () => {
  at('/support/contact-us?subject=Call');
  const { unmount } = openContact();
  expect(field('subject')).toHaveValue('Call');
  unmount();
  at('/support/contact-us');
  openContact();
  expect(screen.queryByLabelText('forms:subject')).not.toBeInTheDocument();
});

test.each(['call', 'plan'])('a subject for a %s has its own hint', (kind) => {
  at(`/support/contact-us?subject=Sign&for=${kind}`);
  openContact();
  expect(screen.getByText(`forms:${kind}Hint`)).toBeVisible();
});

test('another subject has the usual hint', () => {
  at('/support/contact-us?subject=Sign');
  openContact();
  expect(screen.getByText('forms:messageHint')).toBeVisible();
});

test('an edited subject stays after a reload', () => {
  at('/support/contact-us?subject=Call');
  const { unmount } = openContact();
  type('subject', 'Call me');
  unmount();
  openContact();
  expect(field('subject')).toHaveValue('Call me');
});

test('a second failure is announced as well', async () => {
  send.mockResolvedValue('refused');
  at('/support/contact-us');
  openContact();
  fill();
  await press('send');
  const first = await screen.findByText('forms:failed');
  await press('send');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByText('forms:failed')).not.toBe(first));
});

test('the error line goes with an edit and while the form sends, and other ways to send stay', async () => {
  send.mockResolvedValueOnce('refused').mockReturnValue(new Promise(() => undefined));
  at('/support/contact-us');
  openContact();
  fill();
  await press('send');
  await screen.findByText('forms:failed');
  type('message', 'Another sign');
  expect(screen.queryByText('forms:failed')).not.toBeInTheDocument();
  expect(screen.getByText('forms:rescue')).toBeVisible();
  await press('send');
  await screen.findByText('forms:sending');
  expect(screen.queryByText('forms:failed')).not.toBeInTheDocument();
});

test('what is sent is what is on the screen, without what nobody can see', async () => {
  at('/support/contact-us');
  openContact();
  type('name', '\u202eMina');
  type('email', '\u200bmina＠example.com');
  type('message', 'A\u0007 sign\nক্\u200dষ');
  await press('send');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Mina',
      email: 'mina@example.com',
      message: 'A sign\nক্\u200dষ',
    }),
    expect.anything(),
  );
});

test('a form with a filled hidden field is sent by a second press', async () => {
  at('/support/contact-us');
  openContact();
  fill();
  input(screen.getByLabelText('forms:trap'), 'https://example.com');
  await press('send');
  const trap = await screen.findByLabelText('forms:trap');
  await waitFor(() => expect(trap).toHaveFocus());
  expect(trap).toHaveValue('');
  expect(send).not.toHaveBeenCalled();
  await press('send');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('an answer that comes late replaces the form, unless it was edited', async () => {
  at('/support/contact-us');
  openContact();
  fill();
  send.mockResolvedValue('unknown');
  await press('send');
  await screen.findByText('forms:unknown');
  const [, options] = send.mock.calls[0] ?? [];
  type('message', 'Two signs');
  act(() => options?.onLateArrival());
  expect(field('message')).toHaveValue('Two signs');
  type('message', 'A sign');
  act(() => options?.onLateArrival());
  expect(await screen.findByText('forms:thanksTitle')).toBeVisible();
});

test('a message that arrives deletes its own draft, not that of another tab', async () => {
  let arrive: (outcome: 'arrived') => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  at('/support/contact-us');
  const { unmount } = openContact();
  fill();
  await press('send');
  saveDraft('contact', '/support/contact-us', { name: 'Rahim' });
  act(() => arrive('arrived'));
  await screen.findByText('forms:thanksTitle');
  unmount();
  openContact();
  expect(field('name')).toHaveValue('Rahim');
});

describe('a page that is left', () => {
  const day = 24 * 60 * 60 * 1000;
  const leave = () => act(() => void dispatchEvent(new Event('pagehide')));
  const setClock = (ahead: number) => {
    const { now } = Date;
    return jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  };
  const setSilently = (key: string, value: string) => {
    (field(key) as HTMLInputElement).value = value;
  };
  let close: () => void;
  beforeEach(() => {
    at('/support/contact-us');
    close = openContact().unmount;
  });
  const reload = () => {
    leave();
    close();
    close = openContact().unmount;
  };

  test('keeps what was typed after another tab has sent its message', () => {
    type('message', 'A sign');
    localStorage.clear();
    reload();
    expect(field('message')).toHaveValue('A sign');
    reload();
    expect(field('message')).toHaveValue('A sign');
  });

  test('does not replace what was typed in another tab since', () => {
    type('message', 'A sign');
    saveDraft('contact', '/support/contact-us', { message: 'Two signs' });
    reload();
    expect(field('message')).toHaveValue('Two signs');
  });

  test.each([2, -365])('keeps what was typed with a clock %d days ahead', (days) => {
    const clock = setClock(days * day);
    type('message', 'A sign');
    clock.mockRestore();
    reload();
    expect(field('message')).toHaveValue('A sign');
  });

  test('does not make a draft younger', () => {
    const savedAt = () => readDraft('contact', Date.now())?.savedAt ?? 0;
    type('message', 'A sign');
    const before = savedAt();
    const later = performance.now() + day / 2;
    setClock(day / 2);
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    reload();
    leave();
    expect(savedAt() - before).toBeLessThan(day / 4);
  });

  test('keeps what was filled in without an event, and nothing that nobody filled in', () => {
    leave();
    expect(localStorage).toHaveLength(0);
    setSilently('name', 'Mina');
    reload();
    expect(field('name')).toHaveValue('Mina');
  });

  test('keeps nothing of a message that has arrived', async () => {
    fill();
    await press('send');
    await press('another');
    leave();
    expect(localStorage).toHaveLength(0);
  });
});

const pick = (address: string) => {
  window.history.pushState(null, '', address);
  act(() => void dispatchEvent(new Event(searchChanged)));
};
const solve = () => {
  const [first, second] = screen
    .getByText(/\d \+ \d/)
    .textContent.split('+')
    .map(Number);
  input(screen.getByLabelText(/\d \+ \d/), String((first ?? 0) + (second ?? 0)));
};

test('a wrong sum is said and a new one asked. Nothing is sent before one is solved', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  openIntake();
  fill();
  random.mockReturnValue(0.95);
  input(screen.getByLabelText('1 + 1'), '3');
  await press('send');
  expect(await screen.findByText('forms:sumWrong')).toBeVisible();
  expect(screen.getByLabelText('10 + 10')).toHaveValue('');
  expect(send).not.toHaveBeenCalled();
  solve();
  await press('send');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

describe('a package', () => {
  beforeEach(() => at('/services/brand?package=pro'));
  const chip = () => screen.queryByText('Professional');

  test('goes when another service is picked, and does not come back with a reload', async () => {
    const { unmount } = openIntake();
    expect(chip()).toBeVisible();
    fill();
    await user.selectOptions(field('service'), 'Website');
    expect(chip()).not.toBeInTheDocument();
    unmount();
    openIntake();
    expect(field('service')).toHaveValue('Website');
    expect(chip()).not.toBeInTheDocument();
    solve();
    await press('send');
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ service: 'Website', title: 'Website', message: 'A sign' }),
        expect.anything(),
      ),
    );
    pick('?package=pro');
    await press('another');
    expect(field('service')).toHaveValue('Brand');
    expect(chip()).toBeVisible();
  });

  test('is not sent with another service that was set without an event', async () => {
    openIntake();
    fill();
    solve();
    (field('service') as HTMLSelectElement).value = 'Website';
    await press('send');
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ service: 'Website', message: 'A sign' }),
        expect.anything(),
      ),
    );
  });

  test('does not override a service that was picked before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'));
    const page = (
      <ChakraProvider value={system}>
        <Words>{intake}</Words>
      </ChakraProvider>
    );
    container.innerHTML = renderToString(page);
    within(container).getByLabelText<HTMLSelectElement>('forms:service').value = 'Website';
    render(page, { container, hydrate: true });
    expect(field('service')).toHaveValue('Website');
    expect(chip()).not.toBeInTheDocument();
  });

  test('is there for another message, and can be picked again', async () => {
    openIntake();
    fill();
    solve();
    await press('send');
    await press('another');
    await press('dropPackage');
    expect(chip()).not.toBeInTheDocument();
    pick('?package=pro');
    expect(chip()).toBeVisible();
  });
});
