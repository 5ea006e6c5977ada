import { screen, within } from '@testing-library/react';
import { Devices } from '../../../../src/routes/service/kinds/Devices';
import { Platforms } from '../../../../src/routes/service/kinds/Platforms';
import { Types } from '../../../../src/routes/service/kinds/Types';
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
});
