import { graphql } from 'gatsby';
import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { Devices } from './Devices';
import { Platforms } from './Platforms';
import { Types } from './Types';

const layouts = { platforms: Platforms, devices: Devices, types: Types, row: Types };

/** The platforms, devices or types that a service is for; each service has its own layout. */
export default function Kinds({ kinds }: { kinds: Queries.KindsFragment }) {
  const Layout = layouts[kinds.layout];
  return (
    <Section id="kinds" aria-labelledby="kinds-title">
      <Container>
        <Columns gap="gap" gridTemplateColumns={{ lg: '7fr 5fr' }} marginBottom="block">
          <Headline id="kinds-title">{kinds.title}</Headline>
          {kinds.text && <Lead>{kinds.text}</Lead>}
        </Columns>
        <Layout items={kinds.items} colors={kinds.study?.colors} swiped={kinds.layout === 'row'} />
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
    study {
      colors {
        ...ClientColors
      }
    }
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
