import { useEffect } from 'react';
import { closest } from '../../plugins/gatsby-plugin-html-first/src/browser/closest';
import { appear } from '../components/motion/appear';

const menus = 'details[data-menu]';

/**
 * Adds to the `<details>` menus of the header: open on hover with a mouse, at most one open, and close by Escape, a click elsewhere, Tab,
 * or a chosen link. Without this hook they still open and close by click.
 */
export function useMenus(): void {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-menus]');
    if (!root) return undefined;
    const controller = new AbortController();
    const open = (menu: HTMLDetailsElement | null) => {
      for (const other of root.querySelectorAll<HTMLDetailsElement>(`${menus}[open]`)) {
        if (menu && other.contains(menu)) continue;
        // A closed menu would drop the focus.
        if (other.contains(document.activeElement)) other.querySelector('summary')?.focus();
        other.open = false;
      }
      if (menu) menu.open = true;
    };
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: controller.signal, capture: true });

    for (const host of root.querySelectorAll<HTMLElement>('[data-hover-menu]')) {
      const menu = host.querySelector<HTMLDetailsElement>(menus);
      // The pointer may be over the menu before hydration.
      let hovered = host.matches(':hover') && matchMedia('(hover: hover)').matches;
      if (menu && hovered) menu.open = true;
      on(host, 'pointerenter', (event) => {
        if (event.target !== host || (event as PointerEvent).pointerType !== 'mouse') return;
        hovered = true;
        open(menu);
      });
      on(host, 'pointerleave', (event) => {
        const { pointerType, relatedTarget } = event as PointerEvent;
        // The event also fires when the pointer moves from `::after` into the element.
        const inside = relatedTarget instanceof Node && host.contains(relatedTarget);
        if (event.target !== host || pointerType !== 'mouse' || inside) return;
        hovered = false;
        open(null);
      });
      // Hover has already opened the menu, so a click must not close it. A click by keyboard (detail 0) may. Firefox before 128 and Safari
      // do not say what made the click.
      on(host, 'click', (event) => {
        const byPointer = hovered && (event as MouseEvent).detail > 0;
        if (byPointer && menu?.open && closest(event, 'summary')) event.preventDefault();
      });
    }
    on(root, 'toggle', ({ target }) => {
      const menu = target as HTMLDetailsElement;
      if (!menu.open || !menu.matches(menus)) return;
      open(menu);
      // The menu on phones covers the whole page.
      appear(
        menu.querySelector<HTMLElement>(':scope > :not(summary)'),
        menu.dataset['menu'] === 'page' ? 0 : 8,
      );
    });
    on(root, 'click', (event) => {
      if (closest(event, 'a')) open(null);
    });
    on(root, 'focusout', (event) => {
      const next = (event as FocusEvent).relatedTarget;
      if (next instanceof Node && !root.contains(next)) open(null);
    });
    on(document, 'pointerdown', ({ target }) => {
      if (!root.contains(target as Node)) open(null);
    });
    on(document, 'keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') open(null);
    });
    return () => controller.abort();
  }, []);
}
