import { keyframes } from '@emotion/react';
import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { filterPill } from '../../../components/filter-pill';
import { labeledRadios } from '../../../components/labeled-radios';
import { Title } from '../../../components/Heading';
import { Photo } from '../../../components/Photo';
import { Surface } from '../../../components/Surface';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { numberFormat } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/useLanguage';
import { chakra } from '@chakra-ui/react/styled-system';
import { ClientScope } from '../../shared/ClientScope';
import { Phone } from './Phone';
import { arrivals, secondsIn } from './arrivals';

const Stage = chakra('fieldset', {
  base: {
    ...labeledRadios,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
  },
});
const Connection = chakra('label', { base: filterPill });
const Pages = chakra('div', {
  base: {
    flexBasis: '100%',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 18rem))',
    justifyContent: 'center',
    columnGap: { base: '4', md: 'block' },
    paddingTop: '4',
  },
});
const Bar = chakra('div', {
  base: { height: '6px', background: 'var(--bright)', transformOrigin: 'left' },
});
const Words = chakra('div', {
  base: {
    height: '3.5rem',
    background:
      'repeating-linear-gradient(var(--dark) 0 0.6rem, transparent 0 1.1rem) 0 / 80% 100% no-repeat',
  },
});
const Picture = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    '& img': { position: 'absolute', inset: '0' },
  },
});
const Order = chakra('div', {
  base: { height: '2.25rem', borderRadius: 'pill', background: 'var(--dark)' },
});
const Letters = chakra('div', {
  base: {
    height: '1.1rem',
    background:
      'repeating-linear-gradient(90deg, var(--dark) 0 0.5rem, transparent 0 0.75rem) 0 / 60% 100% no-repeat',
  },
});
const Time = chakra('p', { base: { display: 'none', textStyle: 'small' } });
/* Beside it, the unit would not fit on a phone. */
const Figure = chakra('span', { base: { display: 'block', textStyle: 'figure' } });
const Weight = chakra('p', { base: { textStyle: 'small' } });

/* An animation begins anew only if its name changes, so each connection has its own. */
const appear = (connection: number) => keyframes({ [`from, ${connection}%`]: { opacity: 0 } });
const grow = (connection: number) =>
  keyframes({ [`from, ${connection / 10}%`]: { transform: 'scaleX(0)' } });

/** The selector of what is shown when a connection is chosen. */
const chosen = (connection: number) => `input:nth-of-type(${connection + 1}):checked ~ * &`;
const animated = (animation: string) => ({
  '@media (prefers-reduced-motion: no-preference)': { animation },
});

interface Props {
  loading: Queries.LoadingFragment;
  legend: string;
}

/** A page before and after, both loading on the connection that a visitor chooses. Until then, both are there. */
export function Loading({ loading: { study, pages, connections }, legend }: Props) {
  return (
    <ClientScope colors={study.colors} color={study.color}>
      <Surface padding={{ base: '4', md: '8' }}>
        <Stage>
          <VisuallyHidden as="legend">{legend}</VisuallyHidden>
          {connections.map(({ name }, index) => (
            <Fragment key={name}>
              <input type="radio" name="connection" id={`connection-${index}`} />
              <Connection htmlFor={`connection-${index}`}>{name}</Connection>
            </Fragment>
          ))}
          <Pages>
            {pages.map((page) => (
              <LoadedPage key={page.label} page={page} cover={study.cover} on={connections} />
            ))}
          </Pages>
        </Stage>
      </Surface>
    </ClientScope>
  );
}

interface PageProps {
  page: Queries.LoadingFragment['pages'][number];
  cover: Queries.LoadingFragment['study']['cover'];
  on: Queries.LoadingFragment['connections'];
}

/** A page on a phone, with its weight and the time that it takes on the chosen connection. */
function LoadedPage({ page, cover, on: connections }: PageProps) {
  const language = useLanguage();
  const megabytes = numberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  });
  const seconds = secondsIn(language);
  const sizes = [page.words, page.fonts, page.pictures, page.scripts];
  const times = connections.map(({ speed }) => arrivals(sizes, speed));
  const total = (connection: number) => times[connection]?.at(-1) ?? 0;
  const perConnection = (animation: (connection: number) => string) =>
    Object.fromEntries(connections.map((_, at) => [chosen(at), animated(animation(at))]));
  const appears = (part: number) =>
    perConnection((at) => `${appear(at)} 200ms ${times[at]?.[part] ?? 0}s both`);
  return (
    <div>
      <Phone
        aria-hidden="true"
        gap="2.5"
        padding={{ base: '3', md: '5' }}
        paddingBottom={{ base: '5', md: '8' }}
      >
        <Bar css={perConnection((at) => `${grow(at)} ${total(at)}s linear both`)} />
        <Letters css={appears(1)} />
        <Picture css={appears(2)}>
          <Photo src={cover.src} alt="" sizes="18rem" />
        </Picture>
        <Words css={appears(0)} />
        <Order css={appears(3)} />
      </Phone>
      <Title marginTop="3">{page.label}</Title>
      {connections.map(({ name }, at) => {
        const { figure, unit } = seconds(total(at));
        return (
          <Time key={name} css={{ [chosen(at)]: { display: 'block' } }}>
            <Figure>{figure}</Figure> {unit}
          </Time>
        );
      })}
      <Weight>{megabytes(sizes.reduce((sum, size) => sum + size) / 1000)}</Weight>
    </div>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Loading on ServiceSceneLoading {
    study {
      color
      colors {
        ...ClientColors
      }
      cover {
        ...Photo
      }
    }
    pages {
      label
      words
      fonts
      pictures
      scripts
    }
    connections {
      name
      speed
    }
  }
`;
