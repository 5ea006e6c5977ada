import { useState } from 'react';
import { Button } from '../../components/Button';
import { Body } from '../../components/Heading';
import { useMessages } from '../../i18n/useMessages';

/** A button to send the email again. It says that there is no email yet (docs/requirements.md#account-pages). */
export function Resend() {
  const t = useMessages();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="stitched" data-needs-script="" onClick={() => setAsked(true)}>
        {t('account:resend')}
      </Button>
      <Body role="status" fontWeight="700">
        {asked && t('account:resendDone')}
      </Body>
    </>
  );
}
