import { screen } from '@testing-library/react';
import type { Messages } from '../../plugins/gatsby-transformer-content';
import { NextSteps } from '../../src/forms/NextSteps';
import { inWords, renderStyled } from '../helpers/render';

test('the steps after sending stand in their order under their heading', () => {
  const steps = ['nextRead', 'nextAnswer', 'nextProposal', 'nextDecide'];
  const strings = ['nextTitle', ...steps].map((name) => [name, name]);
  const Words = inWords({ forms: Object.fromEntries(strings) as Messages });
  renderStyled(
    <Words>
      <NextSteps />
    </Words>,
  );
  expect(screen.getByRole('heading', { name: 'nextTitle' })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(steps);
});
