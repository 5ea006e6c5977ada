import type { ReactNode } from 'react';
import { Buttons } from '../../components/Button';
import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Surface } from '../../components/Surface';
import type { ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Band = chakra(Surface, {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { lg: '1.5fr auto' },
    alignItems: 'end',
    padding: { base: '7', md: 'clamp(2.5rem, 5vw, 5rem)' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '4' } });

interface Props {
  id: string;
  title: string;
  text: string;
  color: ColorScheme;
  /** One or two buttons. */
  children: ReactNode;
}

/** The last band of a page: one sentence and a link. */
export default function ClosingBand({ id, title, text, color, children }: Props) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Band color={color}>
          <Words>
            <Headline id={`${id}-title`}>{title}</Headline>
            <Lead>{text}</Lead>
          </Words>
          <Buttons>{children}</Buttons>
        </Band>
      </Container>
    </Section>
  );
}
