import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Icon } from '../../../components/Icon';
import { LocalLink } from '../../../components/LocalLink';
import { useMessages } from '../../../i18n/useMessages';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { ClientScope } from '../../shared/ClientScope';
import { NonBreakingHyphens } from '../hero/NonBreakingHyphens';

const Columns = chakra('nav', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { md: '1fr 1fr' },
    marginBlock: 'calc({spacing.section} / 2)',
  },
});
const Way = chakra(LocalLink, {
  base: {
    ...surface.base,
    display: 'grid',
    alignContent: 'space-between',
    gap: '4',
    padding: { base: '6', md: '8' },
    borderRadius: 'card',
    '& svg': { transition: 'translate 180ms' },
  },
  variants: {
    towards: {
      previous: {
        '& svg': { transform: 'rotate(180deg)' },
        _hover: { '& svg': { translate: '-4px 0' } },
      },
      next: {
        justifyItems: { md: 'end' },
        textAlign: { md: 'end' },
        '& > span:first-of-type': { flexDirection: { md: 'row-reverse' } },
        _hover: { '& svg': { translate: '4px 0' } },
      },
    },
  },
});
const Direction = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
    color: 'var(--surface-accent)',
  },
});
const Name = chakra('span', { base: { textStyle: 'title' } });

interface Props {
  studies: readonly Queries.NeighbourFragment[];
  slug: string;
}

/** Links to the previous and the next case study, which wrap around. Alone, a study has none. */
export default function Neighbours({ studies, slug }: Props) {
  const t = useMessages();
  if (studies.length < 2) return null;
  const index = studies.findIndex((study) => study.slug === slug);
  const neighbours = [
    ['previous', studies.at(index - 1)],
    ['next', studies[(index + 1) % studies.length]],
  ] as const;
  return (
    <Container>
      <Columns aria-label={t('portfolio:neighbours')}>
        {neighbours.map(
          ([towards, study]) =>
            study && (
              <ClientScope key={towards} colors={study.colors} color={study.color}>
                <Way to={study.path} towards={towards}>
                  <Direction>
                    <Icon name="arrow" size={18} />
                    {t(`portfolio:${towards}Study`)}
                  </Direction>
                  <Name>
                    <NonBreakingHyphens text={study.linkText} />
                  </Name>
                </Way>
              </ClientScope>
            ),
        )}
      </Columns>
    </Container>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Neighbour on Study {
    slug
    linkText
    path
    color
    colors {
      ...ClientColors
    }
  }
`;
