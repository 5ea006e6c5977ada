import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { useMessages } from '../../i18n/useMessages';
import { useAlive } from '../../hooks/useAlive';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('form', { base: { display: 'grid', gap: '5' } });
/* src/i18n/detect-page.ts sets the attribute before anything is painted. */
const NeedsScript = chakra('p', {
  base: { textStyle: 'body', 'html[data-scripting=on] &': { display: 'none' } },
});

interface Props {
  button: string;
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
}

/**
 * An account form. What is typed must never leave the page: without scripts the method `dialog` makes a submission do
 * nothing, where any other would put the password into an address or a request. Its button waits until it does something.
 */
export function Form({ button, onSubmit, children }: Props) {
  const t = useMessages();
  const alive = useAlive();
  return (
    <Root
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <Button type="submit" disabled={!alive}>
        {button}
      </Button>
      <NeedsScript>{t('account:needsScript')}</NeedsScript>
    </Root>
  );
}
