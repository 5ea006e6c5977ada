import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../Icon';
import { onToast, toastSettings } from './toast';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '20',
    insetInline: '4',
    bottom: { base: '5rem', md: '4' },
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
});
const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'card',
    background: 'action',
    color: 'action.text',
    textStyle: 'body',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
  },
});
const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
    cursor: 'pointer',
  },
});

/** Shows one toast at a time (docs/requirements.md#timing). Hover and focus stop its timer. Alt+T moves the focus to it. */
export function Toasts({ strings }: { strings: { region: string; close: string } }) {
  const region = useRef<HTMLDivElement>(null);
  const [toast, setToast] = useState<{ text: string }>();
  const [resting, setResting] = useState(false);
  const close = () => {
    setToast(undefined);
    setResting(false);
  };
  useEffect(() => onToast((text) => setToast({ text })), []);
  useEffect(() => {
    if (!toast || resting) return undefined;
    const timer = setTimeout(() => setToast(undefined), toastSettings.duration);
    return () => clearTimeout(timer);
  }, [toast, resting]);
  useEffect(() => {
    const [modifier, code] = toastSettings.hotkey;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event[modifier] && event.code === code) region.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const rest = () => setResting(true);
  const wake = () => setResting(false);
  return (
    <Region
      ref={region}
      aria-live="polite"
      tabIndex={-1}
      {...(toast && { role: 'region', 'aria-label': strings.region })}
    >
      {toast && (
        <Box
          onPointerEnter={rest}
          onPointerLeave={wake}
          onFocus={rest}
          onBlur={wake}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <p>{toast.text}</p>
          <Close type="button" aria-label={strings.close} onClick={close}>
            <Icon name="close" />
          </Close>
        </Box>
      )}
    </Region>
  );
}
