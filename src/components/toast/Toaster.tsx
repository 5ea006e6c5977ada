import { Toast, Toaster as Region, createToaster } from '@chakra-ui/react/toast';
import { useEffect } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../Icon';
import { toastSettings } from './toast';

const store = createToaster({ ...toastSettings, placement: 'bottom' });

const Box = chakra(Toast.Root, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingInline: '5',
    paddingBlock: '3',
    marginBottom: { base: '5rem', md: '0' },
    borderRadius: 'card',
    background: 'action',
    color: 'action.text',
    textStyle: 'body',
  },
});
const Close = chakra(Toast.CloseTrigger, {
  base: { display: 'grid', placeItems: 'center', minWidth: 'touch', minHeight: 'touch' },
});

export interface ToasterProps {
  /** What the first toast says; later ones come by `text` changing. */
  message: { text: string; id: number };
  strings: { region: string; close: string };
}

/** The region that toasts appear in; loaded with the first of them. */
export function Toaster({ message, strings }: ToasterProps) {
  useEffect(() => {
    // The region begins to listen a moment after it is mounted.
    const timer = setTimeout(() => store.create({ title: message.text, closable: true }), 0);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <Region toaster={store} aria-label={strings.region}>
      {({ title }) => (
        <Box>
          <Toast.Title>{title}</Toast.Title>
          <Close aria-label={strings.close}>
            <Icon name="close" />
          </Close>
        </Box>
      )}
    </Region>
  );
}
