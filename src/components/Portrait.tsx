import { chakra } from '@chakra-ui/react/styled-system';

/* In pixels, as pictures need not grow with the text. */
const Image = chakra('img', {
  base: { flex: 'none', aspectRatio: '1', borderRadius: 'pill' },
  variants: {
    size: {
      client: { width: '72px' },
      founder: { width: 'clamp(104px, 72px + 8vw, 160px)' },
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
