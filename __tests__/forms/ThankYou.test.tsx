import { screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ThankYou } from '../../src/forms/ThankYou';
import { renderStyled } from '../helpers/render';

const noon = new Date(2026, 10, 20, 12).getTime();
const hours = (count: number) => count * 60 * 60 * 1000;

async function thank(arrivedAt: number | undefined) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'fr',
    showSupportNotice: false,
    resources: { fr: { forms: { thanksAlready: 'Reçu : {{time}}' } } },
    interpolation: { escapeValue: false },
  });
  renderStyled(
    <I18nextProvider i18n={i18n}>
      <ThankYou
        whatsapp={{ number: '880', greeting: 'Hi' }}
        arrivedAt={arrivedAt}
        onRestart={() => undefined}
      />
    </I18nextProvider>,
  );
}

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

test('a message that arrived today is told with its time', async () => {
  await thank(noon - hours(1));
  expect(screen.getByText('Reçu : 11:00')).toBeInTheDocument();
});

test('a message that arrived just now is thanked for without a time', async () => {
  await thank(undefined);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.queryByText(/Reçu/)).not.toBeInTheDocument();
});
