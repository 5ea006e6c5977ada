import { trustedTypes } from './trusted-types';

/**
 * Returns the props of an element whose HTML the build writes. Hydration does not change it. If React renders the element on the client, for
 * example after an extension or a translator changed the page, it gets copies of the nodes that it had. It gets no HTML as text, which
 * Trusted Types refuse.
 * @param selector Selects the element in the page.
 */
export function keptHtml(selector: string) {
  let copy: Node | undefined;
  return {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {
      // React reads it only if it renders on the client, while the element of the build is still there.
      get __html() {
        if (typeof document === 'undefined') return '';
        copy = document.querySelector(selector)?.cloneNode(true);
        return trustedTypes?.emptyHTML ?? '';
      },
    },
    ref: (element: HTMLElement | null) => {
      if (copy && element && !element.hasChildNodes()) element.append(...copy.childNodes);
    },
  };
}
