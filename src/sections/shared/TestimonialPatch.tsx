import { graphql } from 'gatsby';
import { Photo } from '../../components/Photo';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumbers } from '../../i18n/useNumbers';
import { useMessages } from '../../i18n/useMessages';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { ClientLogo } from './ClientLogo';
import { ClientScope } from './ClientScope';
import { stitchedOutline } from '../../components/motif/stitching';
import { ruleBeside } from '../../components/stitched';

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
    ...stitchedOutline({ cornerRadius: 14, offset: -10 }),
  },
});
const Stars = chakra('p', {
  base: { color: 'var(--surface-accent)', '& svg': { maxWidth: '100%' } },
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
  base: { display: 'grid', justifyItems: 'start', gap: '4' },
});
/* A woven label in the colors of the patch, the other way round. Like a picture, it need not grow with the text. */
const Label = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: 'small',
    background: 'var(--surface-text)',
    color: 'var(--surface-ground)',
    // The logo is black or white, which forced colors would not follow.
    forcedColorAdjust: 'none',
  },
});
/* A photo covers the initials once it has loaded. */
const Initials = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: '64px',
    height: '64px',
    flex: 'none',
    paddingInline: '3',
    textStyle: 'title',
    '& img': { position: 'absolute', inset: '0' },
  },
});
const Logo = chakra(ClientLogo, {
  base: {
    height: '24px',
    maxWidth: 'min(128px, 100%)',
    objectFit: 'contain',
    filter: 'brightness(0) invert(calc(1 - var(--surface-invert)))',
  },
});
const Woven = chakra('span', {
  base: {
    display: 'grid',
    alignItems: 'center',
    minWidth: '0',
    height: '40px',
    marginBlock: '12px',
    paddingInline: '4',
    ...ruleBeside,
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'label' } });
const Business = chakra('span', { base: { display: 'block', textStyle: 'small' } });

/** A star, relative to where the one before it began. */
const starWidth = 28;
const star = `m${starWidth} 0 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z`;

interface Props {
  testimonial: Queries.TestimonialFragment;
  /** `pull` is for a wide patch, `lead` for a narrow one. */
  size?: 'lead' | 'pull';
}

/** What one client said, sewn on as a patch: stars, the quote, a label with initials and the logo of the shop, and the name. */
export function TestimonialPatch({ testimonial, size = 'pull' }: Props) {
  const t = useMessages();
  const number = useNumbers();
  const { name, business, text, rating, initials, portrait, work, color } = testimonial;
  return (
    <ClientScope colors={work?.study?.colors} color={color}>
      <Patch>
        <Stars>
          <VisuallyHidden>{t('service:rating', { rating: number(rating) })}</VisuallyHidden>
          <svg viewBox={`0 0 ${starWidth * rating} 24`} height="20" aria-hidden="true">
            <path fill="currentColor" d={`M-16 2.5${star.repeat(rating)}`} />
          </svg>
        </Stars>
        <Quote size={size}>{text}</Quote>
        <Caption>
          <Label>
            <Initials>
              <span aria-hidden="true">{initials}</span>
              {portrait && <Photo src={portrait} alt="" />}
            </Initials>
            {work && (
              <Woven>
                <Logo src={work.logo.src.publicURL ?? ''} alt="" loading="lazy" />
              </Woven>
            )}
          </Label>
          <span>
            <Name>{name}</Name>
            <Business>{business}</Business>
          </span>
        </Caption>
      </Patch>
    </ClientScope>
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
      childImageSharp {
        gatsbyImageData(width: 64, height: 64, layout: FIXED)
      }
    }
    work {
      study {
        colors {
          ...ClientColors
        }
      }
      logo {
        src {
          publicURL
        }
      }
    }
  }
`;
