import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Motif, type MotifName } from '../../components/motif';
import { intakeFormId } from '../../layout/intake-form';
import { cloth, type ClothColour } from '../../theme/recipes/cloth';
import { chakra, recipe } from '../../theme/styled';
import { Channels } from './Channels';
import { useMessages } from '../../i18n/useMessages';

const Root = chakra(
  'section',
  recipe({ base: { paddingBlock: 'calc({spacing.section} / 2)', scrollMarginTop: '5rem' } }),
);
const Field = chakra(
  'div',
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      position: 'relative',
      overflow: 'hidden',
      display: 'grid',
      gap: 'block',
      gridTemplateColumns: { lg: '1.5fr 1fr' },
      padding: { base: '7', md: 'clamp(2.5rem, 5vw, 5rem)' },
      borderRadius: 'cloth',
    },
  }),
);
const Words = chakra('div', recipe({ base: { display: 'grid', gap: '5', justifyItems: 'start' } }));
const Chosen = chakra(
  'p',
  recipe({
    base: {
      paddingInline: '4',
      paddingBlock: '2',
      borderRadius: 'pill',
      border: '2px dashed currentColor',
      textStyle: 'label',
      _empty: { display: 'none' },
    },
  }),
);
const Figure = chakra(
  'div',
  recipe({
    base: {
      display: { base: 'none', lg: 'grid' },
      placeItems: 'center',
      marginBlock: '-2rem',
      '& svg': { width: '100%', height: 'auto' },
    },
  }),
);

interface Props {
  studio: { email: string; messenger: string; whatsapp: { number: string; greeting: string } };
  colour: ClothColour;
  motif: MotifName;
  /** What the visitor writes about: the service's title. */
  subject: string;
  /** The name of the tier that was chosen. */
  tier: string | undefined;
}

/** Where every Get Started leads: the ways to reach the studio, each with what was chosen already written in it. */
export function Intake({ studio, colour, motif, subject, tier }: Props) {
  const t = useMessages();
  const about = tier ? `${subject}: ${tier}` : subject;
  const greeting = `${studio.whatsapp.greeting}\n${about}`;
  return (
    <Root id={intakeFormId} tabIndex={-1} aria-labelledby="intake-title">
      <Container>
        <Field colour={colour}>
          <Words>
            <Headline id="intake-title">{t('service:intakeTitle')}</Headline>
            <Lead>{t('service:intakeText')}</Lead>
            <Chosen role="status">{tier && t('service:intakeChosenTier', { tier })}</Chosen>
            <Channels studio={studio} about={about} greeting={greeting} />
          </Words>
          <Figure>
            <Motif name={motif} />
          </Figure>
        </Field>
      </Container>
    </Root>
  );
}
