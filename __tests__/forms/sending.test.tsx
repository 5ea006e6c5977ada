import '../helpers/indexed-db';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { client } from '../../src/forms/site-email-client';
import { searchChanged } from '../../src/lib/search';
import { IntakeForm } from '../../src/routes/shared/intake/IntakeForm';
import { ContactForm } from '../../src/routes/support/contact/ContactForm';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToString } from 'react-dom/server';
import { system } from '../../src/theme/system';
import { inWords, renderStyled } from '../helpers/render';

jest.mock('../../src/forms/site-email-client', () => ({ client: { send: jest.fn() } }));
const send = jest.mocked(client.send);

// Other strings are their keys.
const Words = inWords({ forms: { sum: '{{first}} + {{second}}', chosenTier: '{{tier}}' } });
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
    tiers={[{ slug: 'pro', value: 'Professional', label: 'Professional' }]}
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

/** A person takes a moment. */
async function sendSlowly() {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 5000);
  await press('send');
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

test('the time counts from the first letter, not from a subject in the address', async () => {
  at('/support/contact-us?subject=Call');
  openContact();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 5000);
  fill();
  await press('send');
  expect(await screen.findByLabelText(/\d \+ \d/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
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
  await sendSlowly();
  const first = await screen.findByText('forms:failed');
  await press('send');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByText('forms:failed')).not.toBe(first));
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
    await sendSlowly();
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ service: 'Website', title: 'Website', message: 'A sign' }),
      ),
    );
    pick('?package=pro');
    await press('another');
    expect(field('service')).toHaveValue('Brand');
    expect(chip()).toBeVisible();
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
    await sendSlowly();
    await press('another');
    await press('dropTier');
    expect(chip()).not.toBeInTheDocument();
    pick('?package=pro');
    expect(chip()).toBeVisible();
  });
});
