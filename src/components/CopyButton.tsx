import { Button } from './Button';
import { Icon } from './Icon';
import { showToast } from './toast/toast';

interface Props {
  /** What is copied. */
  text: string;
  /** What the button is called. */
  label: string;
  /** What is said once it is done. */
  done: string;
}

/** Copies a text and says so. Where the browser refuses, it shows the text itself, to be copied by hand. */
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
