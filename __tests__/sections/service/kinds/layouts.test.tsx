import { screen, within } from '@testing-library/react';
import { Devices } from '../../../../src/sections/service/kinds/Devices';
import { Platforms } from '../../../../src/sections/service/kinds/Platforms';
import { Types } from '../../../../src/sections/service/kinds/Types';
import { renderStyled } from '../../../helpers/render';

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

type Item = Queries.KindsFragment['items'][number];

const drawn = (title: string): Item => ({
  title,
  text: `About ${title}.`,
  device: null,
  drawing: { publicURL: `/${title}.svg` },
});

const layouts = { platforms: Platforms, types: Types, devices: Devices };

function show(layout: keyof typeof layouts, items: Item[]) {
  const Layout = layouts[layout];
  renderStyled(<Layout items={items} />);
  return screen.getAllByRole('listitem');
}

it.each(['platforms', 'types', 'devices'] as const)(
  '%s name and explain each kind, and keep drawings out of what is read aloud',
  (layout) => {
    const items = show(layout, [drawn('one'), drawn('two')]);
    for (const [index, title] of ['one', 'two'].entries()) {
      const item = within(items[index] as HTMLElement);
      expect(item.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(item.getByText(`About ${title}.`)).toBeVisible();
    }
    if (layout !== 'platforms') expect(items[0]?.querySelector('img')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  },
);
