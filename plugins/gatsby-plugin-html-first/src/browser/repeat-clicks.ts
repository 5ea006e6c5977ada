import { closest } from './closest';
import { unhydratedPart, type Part } from './near';
import { controls } from './replay-clicks';

/** A press on a control of a part that is not hydrated yet. */
interface Press {
  control: HTMLElement;
  part: Part;
  /** Its number among the controls like it. It is the same if React renders the part anew. */
  index: number;
}

/** Controls that the browser handles, and that a click focuses or opens. */
const fields = 'input, select, textarea, label, summary';

/**
 * Repeats a click that React loses. A click hydrates the part that it aims at. Where somebody changed the HTML, such as a translator, React
 * renders the part anew instead, and the control that was clicked is gone.
 */
export function repeatClicks(): void {
  let pressed: Press | undefined;
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', (event) => (pressed = pressOn(event)), options);
  addEventListener(
    'mousedown',
    (event) => {
      const control = pressed && replacementOf(pressed);
      if (!control || control.contains(event.target as Node)) return;
      // The browser would focus what is around the control that is gone.
      event.preventDefault();
      control.focus();
    },
    { capture: true },
  );
  addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      // A mouse then does not click. A finger clicks what is there now.
      const control = pointerType === 'mouse' && pressed && replacementOf(pressed);
      if (control && control.contains(target as Node)) control.click();
    },
    options,
  );
  addEventListener(
    'click',
    (event) => {
      const press = pressOn(event);
      // After React's listeners. A field has its value already (keep-fields.ts).
      if (press?.control.matches(controls)) setTimeout(() => replacementOf(press)?.click());
    },
    options,
  );
}

const pressable = `${controls}, ${fields}`;

const kindOf = (control: HTMLElement) =>
  JSON.stringify([control.tagName, control.className, control.getAttribute('name')]);

/** Returns the controls of the page that are like one. Hydration may add others, such as the arrows of a carousel. */
const controlsLike = (control: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(pressable)].filter(
    (other) => kindOf(other) === kindOf(control),
  );

function pressOn(event: Event): Press | undefined {
  const control = closest(event, pressable);
  const part = control && unhydratedPart(control);
  return part ? { control, part, index: controlsLike(control).indexOf(control) } : undefined;
}

/** Returns what React has put in the place of a control, if it has. */
function replacementOf({ control, part, index }: Press): HTMLElement | undefined {
  return part.isHydrated || control.isConnected ? undefined : controlsLike(control)[index];
}
