import { graphql } from 'gatsby';
import { ColorScope } from '../../components/ColorScope';
import { Icon } from '../../components/Icon';
import { Portrait } from '../../components/Portrait';
import { round } from '../../components/round';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumbers } from '../../i18n/useNumbers';
import { useMessages } from '../../i18n/useMessages';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { ClientLogo } from './ClientLogo';

const Patch = chakra('figure', {
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    width: '100%',
    height: '100%',
    padding: { base: 'min({spacing.7}, 8vw)', lg: '8' },
    borderRadius: 'card',
    outline: '2px dashed currentColor',
    outlineOffset: '-11px',
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '1.75rem',
  },
});
/* Beside the stars on most phones, below them on the smallest. */
const Logo = chakra(ClientLogo, {
  base: {
    height: { base: '1.25rem', lg: '1.75rem' },
    maxWidth: { base: 'min(7.5rem, 100%)', lg: 'min(10rem, 100%)' },
  },
});
const Stars = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', color: 'var(--surface-accent)' },
});
const Quote = chakra('blockquote', {
  base: { fontWeight: '500', textWrap: 'pretty' },
  variants: {
    size: {
      lead: { textStyle: 'lead' },
      pull: {
        fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)',
        lineHeight: 'calc(var(--text-leading) * 0.93)',
      },
    },
  },
});
const Caption = chakra('figcaption', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
});
/* Below the portrait where a word does not fit beside it. */
const Person = chakra('span', { base: { flex: '1 1 6rem' } });
const Initials = chakra('span', {
  base: {
    background: 'var(--surface-action)',
    color: 'var(--surface-action-text)',
    ...round,
    width: '72px',
    height: '72px',
    textStyle: 'title',
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'label' } });
const Business = chakra('span', { base: { display: 'block', textStyle: 'small' } });

interface Props {
  testimonial: Queries.TestimonialFragment;
  /** `pull` is for a wide patch, `lead` for a narrow one. */
  size?: 'lead' | 'pull';
}

/** What one client said, sewn on as a patch: stars, the logo of the shop, the quote, the portrait and the name. */
export function TestimonialPatch({ testimonial, size = 'pull' }: Props) {
  const t = useMessages();
  const number = useNumbers();
  const { name, business, text, rating, initials, portrait, work, color } = testimonial;
  return (
    <ColorScope color={color}>
      <Patch>
        <Head>
          <Stars>
            <VisuallyHidden>{t('service:rating', { rating: number(rating) })}</VisuallyHidden>
            {Array.from({ length: rating }, (_, star) => (
              <Icon key={star} name="star" size={20} />
            ))}
          </Stars>
          {work && <Logo src={work.logo.src.publicURL ?? ''} alt="" loading="lazy" />}
        </Head>
        <Quote size={size}>{text}</Quote>
        <Caption>
          {portrait ? (
            <Portrait file={portrait} size="client" />
          ) : (
            <Initials aria-hidden="true">{initials}</Initials>
          )}
          <Person>
            <Name>{name}</Name>
            <Business>{business}</Business>
          </Person>
        </Caption>
      </Patch>
    </ColorScope>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Testimonial on Testimonial {
    slug
    name
    business
    rating
    text
    initials
    color
    portrait {
      publicURL
    }
    work {
      logo {
        src {
          publicURL
        }
      }
    }
  }
`;
