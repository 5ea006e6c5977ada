import { Button } from './Button';
import { Icon } from './Icon';
import { showToast } from './toast/toast';

interface Props {
  /** The text to copy. */
  text: string;
  /** The label of the button. */
  label: string;
  /** The message after copying. */
  done: string;
}

/** Copies a text and announces it. If the browser refuses, it shows the text, so that visitors can copy it by hand. */
export function CopyButton({ text, label, done }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(done);
    } catch {
      showToast(text);
    }
  };
  return (
    <Button variant="stitched" data-needs-script="" onClick={() => void copy()}>
      <Icon name="copy" />
      {label}
    </Button>
  );
}
