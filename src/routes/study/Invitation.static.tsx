import { ButtonLink } from '../../components/Button';
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
      <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
      <ButtonLink variant="stitched" to="/services">
        {t('common:exploreServices')}
      </ButtonLink>
    </ClosingBand>
  );
}
