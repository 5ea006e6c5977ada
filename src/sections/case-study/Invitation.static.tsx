import { ButtonLink } from '../../components/Button';
import { pagePaths } from '../../i18n/page-paths';
import { useMessages } from '../../i18n/useMessages';
import ClosingBand from '../shared/ClosingBand.static';

/** The band that the pages of the portfolio end with. */
export default function Invitation() {
  const t = useMessages();
  return (
    <ClosingBand
      id="invitation"
      title={t('portfolio:inviteTitle')}
      text={t('portfolio:inviteText')}
      color="marigold"
    >
      <ButtonLink to={pagePaths.contact}>{t('common:contactUs')}</ButtonLink>
      <ButtonLink variant="stitched" to={pagePaths.services}>
        {t('common:exploreServices')}
      </ButtonLink>
    </ClosingBand>
  );
}
