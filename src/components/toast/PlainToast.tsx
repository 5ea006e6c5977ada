import { useEffect, useEffectEvent } from 'react';
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

interface Props {
  text: string;
  onShow: () => void;
  /** Called when it has been there as long as a toast is. */
  onEnd: () => void;
}

/** A toast where the toaster does not come: the words, for as long, and nothing to press. */
export function PlainToast({ text, onShow, onEnd }: Props) {
  const begin = useEffectEvent(onShow);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    begin();
    const timer = setTimeout(() => end(), toastSettings.duration);
    return () => clearTimeout(timer);
  }, []);
  return <Box role="alert">{text}</Box>;
}
