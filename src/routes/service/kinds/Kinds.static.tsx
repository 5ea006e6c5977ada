import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { chakra } from '@chakra-ui/react/styled-system';
import { Devices } from './Devices';
import { Platforms } from './Platforms';
import { Types } from './Types';

const Head = chakra('div', {
  base: {
    display: 'grid',
    gap: 'gap',
    marginBottom: 'block',
    gridTemplateColumns: { lg: '1.4fr 1fr' },
    alignItems: 'start',
  },
});

const layouts = { platforms: Platforms, devices: Devices, types: Types };

/** The platforms, devices or types that a service is for; each service has its own layout. */
export default function Kinds({ kinds }: { kinds: Queries.KindsFragment }) {
  const Layout = layouts[kinds.layout];
  return (
    <Section id="kinds" aria-labelledby="kinds-title">
      <Container>
        <Head>
          <Headline id="kinds-title">{kinds.title}</Headline>
          {kinds.text && <Lead>{kinds.text}</Lead>}
        </Head>
        <Layout items={kinds.items} />
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Kinds on ServiceKinds {
    layout
    title
    text
    items {
      title
      text
      device
      drawing {
        publicURL
      }
    }
  }
`;
