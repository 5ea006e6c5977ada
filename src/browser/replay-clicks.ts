import { pageEvents } from './page-events';

/** Buttons, and links that do more than lead somewhere, wait for React. */
const controls = 'button, a[data-hydrate]';

/**
 * Holds clicks on controls that React has not hydrated yet, marks these as busy, and clicks them again when it has. If scripts
 * never come the second click does what the browser does by itself: a picture opens as a file.
 */
export function replayClicks(): void {
  const held = new Set<HTMLElement>();
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control || isNative(control, event)) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute('aria-busy', 'true');
    held.add(control);
  };
  const replay = () => {
    removeEventListener('click', hold, true);
    for (const control of held) {
      control.removeAttribute('aria-busy');
      // Later: React cannot hydrate the part that a click needs while it is in an effect of its own.
      setTimeout(() => control.click());
    }
    held.clear();
  };
  addEventListener('click', hold, true);
  for (const type of Object.values(pageEvents)) document.addEventListener(type, replay);
}

/** Whether the browser does what is wanted without a script: a link in a new tab, a dialog that opens or closes. */
function isNative(
  control: HTMLElement,
  { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
): boolean {
  if (control instanceof HTMLAnchorElement) return ctrlKey || metaKey || shiftKey || altKey;
  const { commandForElement } = control as Partial<HTMLButtonElement>;
  return Boolean(commandForElement ?? control.closest('dialog'));
}
