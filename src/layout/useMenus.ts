import { useEffect, type RefObject } from 'react';
import { appear } from '../motion/appear';

const menus = 'details[data-menu]';

/**
 * Makes its `<details>` menus behave as a visitor expects beyond what the browser does by itself: open by hover where there is a mouse, at
 * most one open, closed by Escape, by a click elsewhere, by leaving with Tab, and by choosing a link. Without it they still open and close.
 */
export function useMenus(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = header.current;
    if (!root) return undefined;
    const { signal, abort } = controller();
    const open = (menu: HTMLDetailsElement | null) => {
      for (const other of root.querySelectorAll<HTMLDetailsElement>(menus)) {
        other.open = other === menu || (other.open && Boolean(menu) && other.contains(menu));
      }
    };
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal, capture: true });

    for (const host of root.querySelectorAll<HTMLElement>('[data-hover-menu]')) {
      const menu = host.querySelector<HTMLDetailsElement>(menus);
      // The mouse may have been there first.
      if (menu && host.matches(':hover') && matchMedia('(hover: hover)').matches) menu.open = true;
      on(host, 'pointerenter', (event) => {
        if (event.target === host && (event as PointerEvent).pointerType === 'mouse') open(menu);
      });
      on(host, 'pointerleave', (event) => {
        const { pointerType, relatedTarget } = event as PointerEvent;
        // The browser also says so where the mouse goes from the host's `::after` to what is inside the host.
        const inside = relatedTarget instanceof Node && host.contains(relatedTarget);
        if (event.target === host && pointerType === 'mouse' && !inside) open(null);
      });
      // The mouse has opened it already: a click on its button keeps it open.
      on(host, 'click', (event) => {
        const mouse = (event as PointerEvent).pointerType === 'mouse';
        if (mouse && menu?.open && (event.target as Element).closest('summary'))
          event.preventDefault();
      });
    }
    on(root, 'toggle', ({ target }) => {
      const menu = target as HTMLDetailsElement;
      if (!menu.open || !menu.matches(menus)) return;
      open(menu);
      // A phone's menu covers the page to its edges at any moment.
      appear(
        menu.querySelector<HTMLElement>(':scope > :not(summary)'),
        menu.dataset['menu'] === 'page' ? 0 : 8,
      );
    });
    on(root, 'click', ({ target }) => {
      if ((target as Element).closest('a')) open(null);
    });
    on(root, 'focusout', (event) => {
      const next = (event as FocusEvent).relatedTarget;
      if (next instanceof Node && !root.contains(next)) open(null);
    });
    on(document, 'pointerdown', ({ target }) => {
      if (!root.contains(target as Node)) open(null);
    });
    on(document, 'keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return;
      const menu = root.querySelector<HTMLDetailsElement>(`${menus}[open]`);
      const inside = menu?.contains(document.activeElement);
      open(null);
      if (inside) menu?.querySelector('summary')?.focus();
    });
    return abort;
  }, [header]);
}

function controller() {
  const aborter = new AbortController();
  return { signal: aborter.signal, abort: () => aborter.abort() };
}
