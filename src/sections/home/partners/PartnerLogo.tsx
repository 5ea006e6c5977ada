import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    justifyItems: 'center',
    textAlign: 'center',
  },
});
const Button = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: { base: '5rem', md: 'min(6.5rem, 84%)' },
    aspectRatio: '1',
    borderRadius: 'pill',
    background: 'ground.quiet',
    outline: '2px dashed currentColor',
    outlineOffset: '-8px',
    textStyle: 'figure',
    '& img': { width: '56%', height: '40%', objectFit: 'contain' },
  },
});
const Name = chakra('span', {
  base: { textStyle: 'label', fontSize: { base: '0.8125rem', md: '0.9375rem' } },
});

/** A platform by its logo, or by its first letter where the logo does not come (spec §8, Partner logo). */
export function PartnerLogo({ partner: { name, logo } }: { partner: Queries.PartnerFragment }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  useEffect(() => {
    // It may have failed before React could hear of it.
    if (image.current?.complete) image.current.decode().catch(fail);
  }, []);
  return (
    <Root>
      <Button aria-hidden="true">
        {failed ? (
          name.charAt(0)
        ) : (
          <img ref={image} src={logo.src.publicURL ?? ''} alt="" loading="lazy" onError={fail} />
        )}
      </Button>
      <Name>{name}</Name>
    </Root>
  );
}
