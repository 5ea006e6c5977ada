import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from './Container';
import { Headline, Lead } from './Heading';

/** A section of a page. */
export const Section = chakra('section', { base: { paddingBlock: 'calc({spacing.section} / 2)' } });

interface Props {
  /** The id of the section. That of its heading derives from it. */
  id: string;
  title: string;
  /** The sentence under the heading. */
  text?: string | null;
  children: ReactNode;
}

/** A section in the column of the page, with its heading on top. */
export function TitledSection({ id, title, text, children }: Props) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Headline id={`${id}-title`}>{title}</Headline>
        {text && <Lead marginTop="4">{text}</Lead>}
        {children}
      </Container>
    </Section>
  );
}
