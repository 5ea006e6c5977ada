import { Comparison } from '../../../components/Comparison';
import { numberFormat } from '../../../i18n/numbers';
import { getLanguage } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import { useMessages } from '../../../i18n/useMessages';

interface Props {
  before: Queries.ExamplePictureFragment;
  after: Queries.ExamplePictureFragment;
}

/** A photo and its cutout, with a comparison slider. */
export function BackgroundExample({ before, after }: Props) {
  const t = useMessages();
  const percent = numberFormat(getLanguage(useLanguage()).locale, { style: 'percent' });
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
