import { chakra } from '@chakra-ui/react/styled-system';

/** The title of a page. */
export const PageTitle = chakra('h1', { base: { textStyle: 'display' } });

/** The heading of a section. */
export const Headline = chakra('h2', { base: { textStyle: 'headline', maxWidth: '20ch' } });

/** The heading of a card or an item. */
export const Title = chakra('h3', { base: { textStyle: 'title' } });

/** The sentence under a heading. */
export const Lead = chakra('p', { base: { textStyle: 'lead', maxWidth: 'measure' } });

/** Running text. */
export const Body = chakra('p', { base: { textStyle: 'body', maxWidth: 'measure' } });
