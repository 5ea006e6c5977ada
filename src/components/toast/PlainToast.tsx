import { useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { toastSettings } from './toast';

const Box = chakra('p', {
  base: {
    position: 'fixed',
    zIndex: '20',
    insetInline: '4',
    bottom: { base: '5rem', md: '4' },
    width: 'fit-content',
    marginInline: 'auto',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'card',
    background: 'action',
    color: 'action.text',
    textStyle: 'body',
    overflowWrap: 'anywhere',
  },
});

/** A toast where the toaster does not come: the words, for as long, and nothing to press. */
export function PlainToast({ text }: { text: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), toastSettings.duration);
    return () => clearTimeout(timer);
  }, []);
  return shown && <Box role="alert">{text}</Box>;
}
