import { Comparison } from '../../../components/Comparison';
import { numberFormat } from '../../../i18n/numbers';
import { useMessages } from '../../../i18n/useMessages';

interface Props {
  before: Queries.ExamplePictureFragment;
  after: Queries.ExamplePictureFragment;
  locale: string;
}

/** A photo and its cutout, with a comparison slider. */
export function BackgroundExample({ before, after, locale }: Props) {
  const t = useMessages();
  const percent = numberFormat(locale, { style: 'percent' });
  return (
    <Comparison
      before={before}
      after={after}
      strings={{
        before: t('product:before'),
        after: t('product:after'),
        handle: t('product:compare'),
        shown: (value) => t('product:compareShown', { percent: percent(value / 100) }),
      }}
    />
  );
}
