import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from './Container';
import { Lead, PageTitle } from './Heading';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { lg: '1.5fr 1fr' },
    paddingTop: 'calc({sizes.header} + clamp(2rem, 5vw, 4.5rem))',
    paddingBottom: 'block',
  },
});

/** Title and lead of an index page. */
export function IndexHead({ title, text }: { title: string; text: string }) {
  return (
    <Container>
      <Root>
        <PageTitle>{title}</PageTitle>
        <Lead>{text}</Lead>
      </Root>
    </Container>
  );
}
