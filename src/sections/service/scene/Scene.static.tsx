import { graphql } from 'gatsby';
import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import type { ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Edits } from './Edits';
import { Feed } from './Feed';
import { Loading } from './Loading';
import { Plan } from './Plan';
import { Trial } from './Trial';
import { plain } from '../../../lib/phrases';

const Words = chakra('div', { base: { display: 'grid', gap: '4' } });
const Note = chakra('p', { base: { textStyle: 'small', color: 'text.quiet', marginTop: '3' } });

interface Props {
  scene: Queries.SceneFragment;
  color: ColorScheme;
}

/** What a visitor can try out on the page of this service only. It works without scripts. */
export default function Scene({ scene, color }: Props) {
  const { title, text, note, feed, trial, loading, edits, plan } = scene;
  const legend = plain(title);
  const stage =
    (feed && <Feed feed={feed} legend={legend} />) ??
    (trial && <Trial trial={trial} legend={legend} />) ??
    (loading && <Loading loading={loading} legend={legend} />) ??
    (edits && <Edits edits={edits} legend={legend} color={color} />) ??
    (plan && <Plan plan={plan} />);
  // That of a client whose case study is a draft is left out.
  if (!stage) return null;
  return (
    <Section id="scene" aria-labelledby="scene-title">
      <Container>
        <Columns
          gap="gap"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            ...(trial ? {} : { lg: 'minmax(0, 5fr) minmax(0, 7fr)' }),
          }}
        >
          <Words>
            <Headline id="scene-title">{title}</Headline>
            <Lead>{text}</Lead>
          </Words>
          <div>
            {stage}
            <Note>{note}</Note>
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Scene on ServiceScene {
    title
    text
    note
    feed {
      ...Feed
    }
    trial {
      ...Trial
    }
    loading {
      ...Loading
    }
    edits {
      ...Edits
    }
    plan {
      ...Plan
    }
  }
`;
