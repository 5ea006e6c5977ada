import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PartnerLogo } from '../../../../src/sections/home/partners/PartnerLogo';
import { renderStyled } from '../../../helpers/render';

const partner = { slug: 'figma', name: 'Figma', logo: { src: { publicURL: '/figma.svg' } } };

function show() {
  renderStyled(
    <ul>
      <PartnerLogo partner={partner} />
    </ul>,
  );
  return document.querySelector('img');
}

/** A picture that was asked for before React was there; `ok` is how that ended. */
function loadedEarlier(ok: boolean) {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    configurable: true,
    value: true,
  });
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => (ok ? Promise.resolve() : Promise.reject(new Error('broken'))),
  });
}

describe('PartnerLogo', () => {
  it('shows the logo and its name', () => {
    loadedEarlier(true);
    expect(show()).toHaveAttribute('src', '/figma.svg');
    expect(screen.getByText('Figma')).toBeVisible();
  });

  it('shows the first letter when the logo fails', () => {
    loadedEarlier(true);
    const image = show();
    if (image) fireEvent.error(image);
    expect(screen.getByText('F')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows the first letter when the logo failed before React was there', async () => {
    loadedEarlier(false);
    show();
    await waitFor(() => expect(screen.getByText('F')).toBeVisible());
  });
});
