import { screen } from '@testing-library/react';
import { Days } from '../../../src/sections/service/ServiceDays';
import { inWords, renderStyled } from '../../helpers/render';

test('the days of a service are in the digits of the language', () => {
  const Words = inWords({ service: { businessDays_other: 'কর্মদিবস' } }, 'bn');
  renderStyled(
    <Words>
      <Days days={[14, 21]} />
    </Words>,
  );
  expect(screen.getByText(/১৪.*২১/)).toBeInTheDocument();
});
