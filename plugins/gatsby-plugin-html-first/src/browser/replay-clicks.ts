import { closest } from './closest';
import { pageEvents } from './page-events';

/** Controls that need React: buttons, and links with a click handler. */
export const controls = 'button, a[data-hydrate]';

/**
 * Holds clicks on controls that are not hydrated yet, marks the controls as busy, and repeats each click after hydration. If scripts never
 * load, the repeated click does the browser's default: a picture opens as a file.
 */
export function replayClicks(): void {
  const held: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const control = closest(event, controls);
    if (!control || isNative(control, event)) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute('aria-busy', 'true');
    held.push(control);
  };
  const replay = () => {
    removeEventListener('click', hold, true);
    for (const control of held.splice(0)) {
      control.removeAttribute('aria-busy');
      // In a new task: React cannot hydrate the clicked part while it runs an effect.
      setTimeout(() => {
        const dialog = document.querySelector('dialog[open]');
        // A second click on what opened a dialog cannot reach it any more.
        if (!dialog || dialog.contains(control)) control.click();
      });
    }
  };
  addEventListener('click', hold, true);
  for (const type of Object.values(pageEvents)) document.addEventListener(type, replay);
}

/** Returns whether the browser handles the click without a script: a link in a new tab, a dialog that opens or closes. */
function isNative(
  control: HTMLElement,
  { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
): boolean {
  if (control instanceof HTMLAnchorElement) return ctrlKey || metaKey || shiftKey || altKey;
  return Boolean((control as Partial<HTMLButtonElement>).commandForElement);
}
