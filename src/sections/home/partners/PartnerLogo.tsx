import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('li', {
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: { base: '2.5', md: '3' },
    marginInlineEnd: { base: '6', md: '7' },
    marginBlock: { base: '2', md: '2.5' },
  },
});
const Mark = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: { base: '1.75rem', md: '2.25rem' },
    aspectRatio: '1',
    textStyle: 'title',
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
});
const Name = chakra('span', { base: { textStyle: 'label', md: { fontSize: '1.0625rem' } } });

/** The logo of a platform, or its first letter if the logo fails to load. */
export function PartnerLogo({ partner: { name, logo } }: { partner: Queries.PartnerFragment }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  useEffect(() => {
    // It may have failed before hydration.
    if (image.current?.complete) image.current.decode().catch(fail);
  }, []);
  return (
    <Root>
      <Mark aria-hidden="true">
        {failed ? (
          name.charAt(0)
        ) : (
          <img ref={image} src={logo.publicURL ?? ''} alt="" loading="lazy" onError={fail} />
        )}
      </Mark>
      <Name>{name}</Name>
    </Root>
  );
}
