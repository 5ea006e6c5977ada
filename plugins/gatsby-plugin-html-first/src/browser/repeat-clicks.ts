import { unhydratedPart, type Part } from './near';
import { controls } from './replay-clicks';

/** A press on a control of a part that is not hydrated yet. */
interface Press {
  control: Element;
  part: Part;
  /** The number of the control on the page. It is the same if React renders the part anew. */
  index: number;
}

/**
 * Repeats a click that React loses. A click hydrates the part that it aims at. Where somebody changed the HTML, such as a translator, React
 * renders the part anew instead, and the control that was clicked is gone.
 */
export function repeatClicks(): void {
  let pressed: Press | undefined;
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', ({ target }) => (pressed = pressOn(target)), options);
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
    ({ target }) => {
      const press = pressOn(target);
      // After React's listeners.
      if (press) setTimeout(() => replacementOf(press)?.click());
    },
    options,
  );
}

const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];

function pressOn(target: EventTarget | null): Press | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  const part = control && unhydratedPart(control);
  return part ? { control, part, index: allControls().indexOf(control) } : undefined;
}

/** Returns what React has put in the place of a control, if it has. */
function replacementOf({ control, part, index }: Press): HTMLElement | undefined {
  return part.isHydrated || control.isConnected ? undefined : allControls()[index];
}
