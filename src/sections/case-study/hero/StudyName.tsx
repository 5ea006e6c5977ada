import { PageTitle } from '../../../components/Heading';
import { stitchedOutline } from '../../../components/motif/stitching';
import { chakra } from '@chakra-ui/react/styled-system';
import { NonBreakingHyphens } from './NonBreakingHyphens';

/* The logo of the client in its own colors. */
const Label = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    background: '{colors.paper}',
    color: '{colors.ink}',
    padding: { base: '5', md: '7' },
    ...stitchedOutline({ cornerRadius: 14, offset: -8 }),
    '& img': {
      width: 'auto',
      height: { base: '2.5rem', md: '4rem' },
      maxWidth: 'min(60vw, 22rem)',
      objectFit: 'contain',
    },
  },
});
const Kind = chakra('p', { base: { textStyle: 'label', color: 'var(--surface-accent)' } });
/* Smaller than other page titles: it shares the first screen with a large picture. */
const Title = chakra(PageTitle, {
  base: {
    lg: { fontSize: 'calc(clamp(2.375rem, 4.1vw + 0.3rem, 4.5rem) * var(--display-scale))' },
  },
});

/** The client's logo on a stitched label, the kind of the project and the title of its case study. */
export function StudyName({
  logo,
  kind,
  title,
}: Pick<Queries.StudyHeroFragment, 'logo' | 'kind' | 'title'>) {
  return (
    <>
      <Label>
        <img src={logo.src.publicURL ?? ''} alt={logo.alt} />
      </Label>
      <Kind>{kind}</Kind>
      <Title>
        <NonBreakingHyphens text={title} />
      </Title>
    </>
  );
}
