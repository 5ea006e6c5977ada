import { screen, waitFor } from '@testing-library/react';
import { PartnerLogo } from '../../../../src/sections/home/partners/PartnerLogo';
import { renderStyled } from '../../../helpers/render';

const partner = { slug: 'figma', name: 'Figma', logo: { publicURL: '/figma.svg' } };

test('the first letter stands for a logo that failed before React was there', async () => {
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, value: true },
    decode: { configurable: true, value: () => Promise.reject(new Error('broken')) },
  });
  renderStyled(
    <ul>
      <PartnerLogo partner={partner} />
    </ul>,
  );
  await waitFor(() => expect(screen.getByText('F')).toBeVisible());
});
