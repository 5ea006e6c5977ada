import { ModelViewer } from './model-viewer/ModelViewer';
import { Photo } from '../../../components/Photo';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Grid = chakra('div', {
  base: { display: 'grid', gap: 'gap' },
  variants: {
    several: {
      true: { gridTemplateColumns: { lg: '1fr 4.1fr' } },
      false: { gridTemplateColumns: { lg: '1fr 1fr' } },
    },
  },
});
const Column = chakra('div', { base: { display: 'grid', gridTemplateRows: 'auto 1fr' } });
const Label = chakra('h3', { base: { textStyle: 'label', marginBottom: '3' } });
/* Beside the model, the photos together are as high as it is. */
const Photos = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': {
      position: 'relative',
      aspectRatio: { base: '4 / 3', lg: 'auto' },
      overflow: 'clip',
      borderRadius: 'card',
    },
    '& img': { position: 'absolute', inset: '0' },
  },
  variants: {
    several: {
      true: { gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: '1fr' } },
      false: { '& > li': { borderRadius: 'surface' } },
    },
  },
});

interface Props {
  model: { readonly publicURL: string | null; readonly size: number };
  still: Queries.PhotoFragment;
  photos: readonly Queries.PhotoFragment[];
}

/** The photos and the 3D model made from them. */
export function ModelExample({ model, still, photos }: Props) {
  const t = useMessages();
  const several = photos.length > 1;
  return (
    <Grid several={several}>
      <Column>
        <Label>{t('product:photosIn')}</Label>
        <Photos several={several}>
          {photos.map(({ src, alt }) => (
            <li key={alt}>
              <Photo
                src={src}
                alt={alt}
                sizes={
                  several ? '(min-width: 1024px) 18vw, 46vw' : '(min-width: 1024px) 46vw, 92vw'
                }
              />
            </li>
          ))}
        </Photos>
      </Column>
      <div>
        <Label>{t('product:modelOut')}</Label>
        <ModelViewer model={model} still={still} />
      </div>
    </Grid>
  );
}
