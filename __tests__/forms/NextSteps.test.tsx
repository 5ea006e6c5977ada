import { screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { NextSteps } from '../../src/forms/NextSteps';
import { renderStyled } from '../helpers/render';

const forms = {
  nextTitle: 'Then',
  nextRead: 'read',
  nextAnswer: 'answered',
  nextProposal: 'offered',
  nextDecide: 'decided',
};

test('the steps after sending stand in their order under their heading', async () => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'en',
    showSupportNotice: false,
    resources: { en: { forms } },
  });
  renderStyled(
    <I18nextProvider i18n={i18n}>
      <NextSteps />
    </I18nextProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Then' })).toBeVisible();
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(
    screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent),
  ).toEqual(['read', 'answered', 'offered', 'decided']);
});
