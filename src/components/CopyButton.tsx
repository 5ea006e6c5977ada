import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../i18n/useMessages';
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

interface Props {
  /** The text to copy. */
  text: string;
  /** The label of the button. */
  label: string;
  /** The message after copying. */
  done: string;
}

/** Copies a text and announces it. If the browser refuses, it selects the text in a field, so that visitors can copy it by hand. */
export function CopyButton({ text, label, done }: Props) {
  const t = useMessages();
  const source = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      showToast(done);
    } catch {
      flushSync(() => setRefused(true));
      source.current?.focus();
      source.current?.select();
      showToast(t('layout:copyRefused'));
    }
  };
  return (
    <>
      <Button variant="stitched" data-needs-script="" onClick={() => void copy()}>
        <Icon name="copy" />
        {label}
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
