import { keyframes } from '@emotion/react';
import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { filterPill } from '../../../components/filter-pill';
import { Title } from '../../../components/Heading';
import { Photo } from '../../../components/Photo';
import { Surface } from '../../../components/Surface';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { numberFormat } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/useLanguage';
import { chakra } from '@chakra-ui/react/styled-system';
import { clientCard } from '../../shared/client-colors';
import { arrivals } from './seconds';

const Stage = chakra('fieldset', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    minWidth: '0',
    '& > input': { position: 'absolute', opacity: 0 },
    '& > input:focus-visible + label': { outline: '3px solid currentColor', outlineOffset: '2px' },
  },
});
const Line = chakra('label', { base: { ...filterPill, cursor: 'pointer' } });
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
const Phone = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    alignContent: 'start',
    padding: { base: '3', md: '5' },
    paddingBottom: { base: '5', md: '8' },
    border: '6px solid var(--client-dark)',
    borderRadius: '28px',
    background: 'var(--client-light)',
    overflow: 'hidden',
  },
});
const Bar = chakra('div', {
  base: { height: '6px', background: 'var(--client-bright)', transformOrigin: 'left' },
});
const Words = chakra('div', {
  base: {
    height: '3.5rem',
    background:
      'repeating-linear-gradient(var(--client-dark) 0 0.6rem, transparent 0 1.1rem) 0 / 80% 100% no-repeat',
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
  base: { height: '2.25rem', borderRadius: 'pill', background: 'var(--client-dark)' },
});
const Letters = chakra('div', {
  base: {
    height: '1.1rem',
    background:
      'repeating-linear-gradient(90deg, var(--client-dark) 0 0.5rem, transparent 0 0.75rem) 0 / 60% 100% no-repeat',
  },
});
const Time = chakra('p', { base: { display: 'none', textStyle: 'figure' } });
const Weight = chakra('p', { base: { textStyle: 'small' } });

/* An animation begins anew only if its name changes, so each line has its own. */
const appear = (line: number) => keyframes({ [`from, ${line}%`]: { opacity: 0 } });
const grow = (line: number) => keyframes({ [`from, ${line / 10}%`]: { transform: 'scaleX(0)' } });

/** The selector of what is shown when a line is chosen. */
const chosen = (line: number) => `input:nth-of-type(${line + 1}):checked ~ * &`;
const animated = (animation: string) => ({
  '@media (prefers-reduced-motion: no-preference)': { animation },
});

interface Props {
  loading: Queries.LoadingFragment;
  legend: string;
}

/** A page before and after, both loading on the connection that a visitor chooses. Until then, both are there. */
export function Loading({ loading, legend }: Props) {
  const { study, lines } = loading;
  const language = useLanguage();
  const seconds = numberFormat(language, {
    style: 'unit',
    unit: 'second',
    maximumSignificantDigits: 2,
  });
  const megabytes = numberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  });
  const pages = loading.pages.map(({ label, words, fonts, pictures, scripts }) => ({
    label,
    sizes: [words, fonts, pictures, scripts],
  }));
  return (
    <Surface
      padding={{ base: '4', md: '8' }}
      {...(study.colors ? { css: clientCard(study.colors) } : { color: 'indigo' })}
    >
      <Stage>
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        {lines.map(({ name }, index) => (
          <Fragment key={name}>
            <input type="radio" name="line" id={`line-${index}`} />
            <Line htmlFor={`line-${index}`}>{name}</Line>
          </Fragment>
        ))}
        <Pages>
          {pages.map(({ label, sizes }) => {
            const times = lines.map(({ speed }) => arrivals(sizes, speed));
            const perLine = (animation: (line: number) => string) =>
              Object.fromEntries(lines.map((_, line) => [chosen(line), animated(animation(line))]));
            const appears = (part: number) =>
              perLine((line) => `${appear(line)} 200ms ${times[line]?.[part] ?? 0}s both`);
            const whole = (line: number) => times[line]?.at(-1) ?? 0;
            return (
              <div key={label}>
                <Phone aria-hidden="true">
                  <Bar css={perLine((line) => `${grow(line)} ${whole(line)}s linear both`)} />
                  <Letters css={appears(1)} />
                  <Picture css={appears(2)}>
                    <Photo src={study.cover.src} alt="" sizes="18rem" />
                  </Picture>
                  <Words css={appears(0)} />
                  <Order css={appears(3)} />
                </Phone>
                <Title marginTop="3">{label}</Title>
                {lines.map(({ name }, line) => (
                  <Time key={name} css={{ [chosen(line)]: { display: 'block' } }}>
                    {seconds(whole(line))}
                  </Time>
                ))}
                <Weight>{megabytes(sizes.reduce((sum, size) => sum + size, 0) / 1000)}</Weight>
              </div>
            );
          })}
        </Pages>
      </Stage>
    </Surface>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Loading on ServiceSceneLoading {
    study {
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
    lines {
      name
      speed
    }
  }
`;
