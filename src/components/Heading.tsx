import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Phrases } from './Phrases';

const First = chakra('h1', { base: { textStyle: 'display' } });
const Second = chakra('h2', { base: { textStyle: 'headline', maxWidth: '20ch' } });
const Third = chakra('h3', { base: { textStyle: 'title' } });

/** The title of a page. */
export const PageTitle = ({ children, ...rest }: ComponentProps<typeof First>) => (
  <First {...rest}>
    <Phrases>{children}</Phrases>
  </First>
);

/** The heading of a section. */
export const Headline = ({ children, ...rest }: ComponentProps<typeof Second>) => (
  <Second {...rest}>
    <Phrases>{children}</Phrases>
  </Second>
);

/** The heading of a card or an item. */
export const Title = ({ children, ...rest }: ComponentProps<typeof Third>) => (
  <Third {...rest}>
    <Phrases>{children}</Phrases>
  </Third>
);

/** The sentence under a heading. */
export const Lead = chakra('p', { base: { textStyle: 'lead', maxWidth: 'measure' } });

/** Running text. */
export const Body = chakra('p', { base: { textStyle: 'body', maxWidth: 'measure' } });
