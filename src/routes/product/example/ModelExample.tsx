import { ModelViewer } from '../../../components/model-viewer/ModelViewer';
import { Photo } from '../../../components/Photo';
import { numberFormat } from '../../../i18n/numbers';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
  },
  // Four photos in a column are as high as the model beside them.
  variants: {
    several: {
      true: { gridTemplateColumns: { lg: '1fr 4.1fr' } },
      false: { gridTemplateColumns: { lg: '1fr 2.4fr' } },
    },
  },
});
const Label = chakra('h3', { base: { textStyle: 'label', marginBottom: '3' } });
const Photos = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': { aspectRatio: '4 / 3', overflow: 'clip', borderRadius: 'card' },
  },
  variants: {
    several: {
      true: { gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: '1fr' } },
      false: { maxWidth: { base: '20rem', lg: 'none' } },
    },
  },
});

interface Props {
  model: { readonly publicURL: string | null; readonly size: number };
  still: Queries.ExamplePictureFragment;
  photos: readonly Queries.ExamplePictureFragment[];
  locale: string;
}

/** The photos and the 3D model made from them. */
export function ModelExample({ model, still, photos, locale }: Props) {
  const t = useMessages();
  const size = numberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const degrees = numberFormat(locale, { style: 'unit', unit: 'degree', unitDisplay: 'long' });
  return (
    <Grid several={photos.length > 1}>
      <div>
        <Label>{t('product:photosIn')}</Label>
        <Photos several={photos.length > 1}>
          {photos.map(({ src, alt }) => (
            <li key={alt}>
              <Photo src={src} alt={alt} sizes="(min-width: 1024px) 380px, 46vw" />
            </li>
          ))}
        </Photos>
      </div>
      <div>
        <Label>{t('product:modelOut')}</Label>
        <ModelViewer
          model={model.publicURL ?? ''}
          still={still}
          strings={{
            label: t('product:model', { picture: still.alt }),
            angle: (value) => t('product:modelAngle', { degrees: degrees(value) }),
            hint: t('product:modelHint'),
            loading: t('product:modelLoading'),
            failed: t('product:modelFailed'),
            load: () => t('product:modelLoad', { size: size(model.size / 1e6) }),
            turnLeft: t('product:turnLeft'),
            turnRight: t('product:turnRight'),
          }}
        />
      </div>
    </Grid>
  );
}
