import { screen, within } from '@testing-library/react';
import { Devices } from '../../../../src/sections/service/kinds/Devices';
import { Platforms } from '../../../../src/sections/service/kinds/Platforms';
import { Types } from '../../../../src/sections/service/kinds/Types';
import { renderStyled } from '../../../helpers/render';

type Item = Queries.KindsFragment['items'][number];

const drawn = (title: string, more: Partial<Item> = {}): Item => ({
  title,
  text: `About ${title}.`,
  device: null,
  drawing: { publicURL: `/${title}.svg` },
  ...more,
});

const layouts = { platforms: Platforms, types: Types, devices: Devices };

function show(layout: keyof typeof layouts, items: Item[]) {
  const Layout = layouts[layout];
  renderStyled(<Layout items={items} />);
  return screen.getAllByRole('listitem');
}

const pictureIn = (item: HTMLElement | undefined) => item?.querySelector('img');

describe("the layouts of a service's kinds", () => {
  it.each(['platforms', 'types', 'devices'] as const)(
    'names and explains each item as %s',
    (layout) => {
      const items = show(layout, [drawn('one'), drawn('two')]);
      expect(items).toHaveLength(2);
      for (const [index, title] of ['one', 'two'].entries()) {
        const item = within(items[index] as HTMLElement);
        expect(item.getByRole('heading', { level: 3, name: title })).toBeVisible();
        expect(item.getByText(`About ${title}.`)).toBeVisible();
      }
    },
  );

  it.each(['types', 'devices'] as const)(
    'keeps the drawings of %s out of what is read aloud',
    (layout) => {
      const [item] = show(layout, [drawn('one')]);
      expect(pictureIn(item)).toHaveAttribute('src', '/one.svg');
      expect(screen.queryByRole('img')).toBeNull();
    },
  );

  it('sews a border into a card without a drawing, and only there', () => {
    const [plain, card] = show('types', [drawn('plain', { drawing: null }), drawn('card')]);
    expect(pictureIn(plain)).toBeNull();
    expect(plain?.querySelector('.quilt')).not.toBeNull();
    expect(pictureIn(card)).not.toBeNull();
    expect(card?.querySelector('.quilt')).toBeNull();
  });

  it('keeps a place in the proportions of each screen', () => {
    const items = show(
      'devices',
      (['desktop', 'mobile', 'tablet'] as const).map((device) => drawn(device, { device })),
    );
    const ratios = items.map((item) => {
      const picture = pictureIn(item);
      return Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height'));
    });
    expect(ratios[0]).toBeGreaterThan(1);
    expect(ratios[1]).toBeLessThan(ratios[2] ?? 0);
    expect(ratios[2]).toBeLessThan(1);
  });
});
