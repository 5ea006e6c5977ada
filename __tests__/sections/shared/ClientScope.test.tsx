import { screen } from '@testing-library/react';
import { ClientScope } from '../../../src/sections/shared/ClientScope';
import { renderStyled } from '../../helpers/render';

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const colors = {
  dark: '#101010',
  light: '#f0f0f0',
  soft: '#c0c0ff',
  bright: '#ffe000',
  cards: 'bright',
} as const;
const valueOf = (name: string) =>
  getComputedStyle(screen.getByText('Tea').parentElement as Element)
    .getPropertyValue(name)
    .trim();

test('a card of a client has the ground that the client chose for cards', () => {
  renderStyled(
    <ClientScope colors={colors} color="indigo">
      <p>Tea</p>
    </ClientScope>,
  );
  expect(valueOf('--client-bright')).toBe('#ffe000');
  expect(valueOf('--surface-ground')).toBe('var(--client-bright)');
});

test('without colors of the client, it has a color of the site', () => {
  renderStyled(
    <ClientScope colors={null} color="indigo">
      <p>Tea</p>
    </ClientScope>,
  );
  expect(valueOf('--client-bright')).toBe('');
  expect(valueOf('--surface-ground')).toContain('indigo');
});
