import { screen, within } from '@testing-library/react';
import { StepList } from '../../../src/sections/shared/StepList';
import { inWords, renderStyled } from '../../helpers/render';

const Words = inWords({ service: { stepDeliverables: 'You get: {{things}}' } });

test('a step names what the visitor has after it, and has its icon', () => {
  const step = { title: 'Sketches', text: 'We draw.', duration: { label: '2 days' } } as const;
  renderStyled(
    <Words>
      <StepList steps={[{ ...step, icon: 'pencil', deliverables: ['a sketch', 'a list'] }]} />
    </Words>,
  );
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('You get: a sketch · a list')).toBeVisible();
  expect(row.getByText('2 days')).toBeVisible();
  expect(screen.getByRole('listitem').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a step without them shows neither', () => {
  renderStyled(<StepList steps={[{ title: 'Upload', text: 'Choose a photo.' }]} />);
  expect(screen.queryByText(/stepDeliverables/)).not.toBeInTheDocument();
  expect(screen.getByRole('listitem').querySelector('svg')).not.toBeInTheDocument();
});
