import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { send as sendMessage } from '../../../../src/forms/send';
import { OtherIndustry } from '../../../../src/sections/home/industries/OtherIndustry';
import { renderStyled } from '../../../helpers/render';

jest.mock('gatsby', () => ({ graphql: jest.fn() }));
jest.mock('../../../../src/forms/send', () => ({ send: jest.fn() }));

// jsdom has no modal dialogs.
const prototype = HTMLDialogElement.prototype;
beforeAll(() => {
  prototype.showModal = function () {
    this.open = true;
  };
  prototype.close = function () {
    this.open = false;
    fireEvent(this, new Event('close'));
  };
});

const contact = {
  email: 'studio@example.com',
  messenger: 'studio',
  whatsapp: { number: '880', greeting: 'Hi' },
};

beforeEach(() => {
  document.documentElement.dataset['scripting'] = 'on';
  jest.mocked(sendMessage).mockReset().mockResolvedValue('arrived');
});
afterEach(() => localStorage.clear());

const card = <OtherIndustry contact={contact} names={['Cafés']} english={['Cafés']} />;
const fill = (key: string, value: string) =>
  fireEvent.input(screen.getByLabelText(`forms:${key}`), { target: { value } });

test('an industry that was chosen without an event is asked for in words', async () => {
  const user = userEvent.setup();
  renderStyled(card);
  await user.click(screen.getByRole('button', { name: 'home:otherIndustryTitle' }));
  fill('name', 'Mina');
  fill('email', 'mina@example.com');
  fill('message', 'A sign');
  screen.getByLabelText<HTMLSelectElement>('forms:industry').value = 'Other';
  const send = screen.getByRole('button', { name: 'forms:send' });
  await user.click(send);
  expect(sendMessage).not.toHaveBeenCalled();
  expect(screen.getByLabelText('forms:otherIndustry')).toHaveFocus();
  fill('otherIndustry', 'Kites');
  await user.click(send);
  await screen.findByRole('dialog', { name: 'forms:thanksTitle' });
  expect(sendMessage).toHaveBeenCalledWith(
    expect.objectContaining({ industry: 'Kites' }),
    expect.anything(),
  );
});

test('after a message, the dialog shows only thanks, and then the form again', async () => {
  const user = userEvent.setup();
  renderStyled(card);
  const open = () => user.click(screen.getByRole('button', { name: 'home:otherIndustryTitle' }));
  await open();
  fill('name', 'Mina');
  fill('email', 'mina@example.com');
  fill('industry', 'Cafés');
  fill('message', 'A sign');
  await user.click(screen.getByRole('button', { name: 'forms:send' }));

  const thanks = await screen.findByRole('dialog', { name: 'forms:thanksTitle' });
  expect(within(thanks).queryByText('home:inquiryTitle')).not.toBeInTheDocument();
  expect(within(thanks).queryByText('service:intakeText')).not.toBeInTheDocument();

  const [close] = screen.getAllByRole('button', { name: 'home:close' });
  await user.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  const form = within(screen.getByRole('dialog', { name: 'home:inquiryTitle' }));
  expect(form.getByLabelText('forms:name')).toHaveValue('');
});
