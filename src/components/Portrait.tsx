import { chakra } from '@chakra-ui/react/styled-system';

const Image = chakra('img', {
  base: { flex: 'none', borderRadius: 'pill' },
  variants: {
    size: {
      client: { width: '4.5rem', height: '4.5rem' },
      founder: {
        width: 'clamp(6.5rem, 4.5rem + 8vw, 10rem)',
        height: 'clamp(6.5rem, 4.5rem + 8vw, 10rem)',
      },
    },
  },
});

interface Props {
  file: { readonly publicURL: string | null };
  size: 'client' | 'founder';
}

/** A round portrait. It is decorative: the name of the person stands beside it. */
export function Portrait({ file, size }: Props) {
  return <Image src={file.publicURL ?? ''} alt="" loading="lazy" size={size} />;
}
