import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../../i18n/useMessages';
import { Icon } from '../Icon';
import { onToast, toastSettings } from './toast';

const Live = chakra('div', {
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
    background: 'control',
    color: 'control.text',
    // An edge on dark surfaces, also in forced colors.
    border: '2px solid {colors.ground}',
    textStyle: 'body',
    pointerEvents: 'auto',
    _focusVisible: { outlineColor: 'control', outlineOffset: '0' },
  },
});
const Close = chakra('button', {
  base: { display: 'grid', placeItems: 'center', minWidth: 'touch', minHeight: 'touch' },
});

/** Alt and a letter type a character into a field (Option+T is † on a Mac). */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Shows one toast at a time (docs/requirements.md#timing). The page has one, and each modal dialog another, because all outside of an open
 * dialog is inert. Hover and focus stop its timer, Alt+T moves the focus to it, and after closing the focus is where it was.
 */
export function Toasts() {
  const t = useMessages();
  const live = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [toast, setToast] = useState<{ text: string }>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = () => {
    if (focused) cameFrom.current?.focus();
    setToast(undefined);
    setHovered(false);
    setFocused(false);
  };
  const show = useEffectEvent((text: string) => {
    if (live.current?.closest('dialog') === document.querySelector('dialog[open]'))
      setToast({ text });
  });
  const focusByHotkey = useEffectEvent((event: KeyboardEvent) => {
    const { modifier, code } = toastSettings.hotkey;
    if (!toast || !event[modifier] || event.code !== code || isField(event.target)) return;
    event.preventDefault();
    box.current?.focus();
  });
  useEffect(() => onToast((text) => show(text)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => focusByHotkey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!toast || hovered || focused) return undefined;
    const timer = setTimeout(() => setToast(undefined), toastSettings.duration);
    return () => clearTimeout(timer);
  }, [toast, hovered, focused]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget as HTMLElement | null;
    setFocused(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget));
  return (
    <Live ref={live} aria-live="polite">
      {toast && (
        <Box
          ref={box}
          role="region"
          aria-label={t('layout:toastRegion')}
          tabIndex={-1}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Escape would also close the dialog around it.
            event.preventDefault();
            close();
          }}
        >
          <p>{toast.text}</p>
          <Close type="button" aria-label={t('layout:toastClose')} onClick={close}>
            <Icon name="close" />
          </Close>
        </Box>
      )}
    </Live>
  );
}
