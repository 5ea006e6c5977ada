import { chakra, recipe } from '../theme/styled';

/** The title of a page. */
export const PageTitle = chakra('h1', recipe({ base: { textStyle: 'display' } }));

/** The heading of a section. */
export const Headline = chakra('h2', recipe({ base: { textStyle: 'headline', maxWidth: '20ch' } }));

/** The heading of a card or an item. */
export const Title = chakra('h3', recipe({ base: { textStyle: 'title' } }));

/** The sentence under a heading. */
export const Lead = chakra('p', recipe({ base: { textStyle: 'lead', maxWidth: 'measure' } }));

/** Running text. */
export const Body = chakra('p', recipe({ base: { textStyle: 'body', maxWidth: 'measure' } }));
