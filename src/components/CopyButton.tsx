import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../i18n/useMessages';
import { withTimeout } from '../lib/with-timeout';
import { Button } from './Button';
import { Icon } from './Icon';
import { showToast } from './toast/toast';

const Source = chakra('textarea', {
  base: {
    flexBasis: '100%',
    maxHeight: '12rem',
    padding: '3',
    border: '2px solid currentColor',
    borderRadius: 'small',
    fontFamily: 'system',
    fieldSizing: 'content',
  },
});

/** Milliseconds after which the browser counts as refusing: some never answer. */
const copyTimeoutMs = 2000;

interface Props {
  /** The text to copy. */
  text: string;
  /** The label of the button. */
  label: string;
  /** The message after copying. */
  done: string;
}

/** Copies a text and announces it. If the browser refuses or does not answer, it selects the text in a field, so that visitors can copy it by hand. */
export function CopyButton({ text, label, done }: Props) {
  const t = useMessages();
  const source = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const [copying, setCopying] = useState(false);
  const copy = async () => {
    setCopying(true);
    try {
      await withTimeout(navigator.clipboard.writeText(text), copyTimeoutMs);
      setRefused(false);
      showToast(done);
    } catch {
      flushSync(() => setRefused(true));
      source.current?.focus();
      source.current?.select();
      showToast(t('layout:copyRefused'));
    } finally {
      setCopying(false);
    }
  };
  return (
    <>
      <Button
        variant="stitched"
        data-needs-script=""
        aria-busy={copying || undefined}
        onClick={() => void copy()}
      >
        <Icon name="copy" />
        <span>{label}</span>
      </Button>
      {refused && (
        <Source
          ref={source}
          readOnly
          aria-label={label}
          rows={text.split('\n').length}
          value={text}
        />
      )}
    </>
  );
}
