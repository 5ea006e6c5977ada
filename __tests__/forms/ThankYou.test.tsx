import { screen } from '@testing-library/react';
import { ThankYou } from '../../src/forms/ThankYou';
import { inWords, renderStyled } from '../helpers/render';

const noon = new Date(2026, 10, 20, 12).getTime();
const whatsapp = { number: '880', greeting: 'Hi' };
const Words = inWords({ forms: { thanksAlready: 'Reçu : {{time}}' } }, 'fr');

const thank = (arrivedAt: number | undefined) =>
  renderStyled(
    <Words>
      <ThankYou whatsapp={whatsapp} arrivedAt={arrivedAt} onRestart={() => undefined} />
    </Words>,
  );

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

test('shows only the time of a message that arrived today', () => {
  thank(noon - 60 * 60 * 1000);
  expect(screen.getByText('Reçu : 11:00')).toBeInTheDocument();
});
