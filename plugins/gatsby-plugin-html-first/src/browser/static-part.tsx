import { useState, type ComponentType } from 'react';
import { staticMark, toRaw } from '../build/recording';
import { keptHtml } from './kept-html';

/*
 * static-parts.cjs replaces the component of a `*.static.tsx` file with one of these. Each name is unique on a page, with the prop `part` of a
 * component that the page has more than once.
 */

const nameOf = (name: string, { part }: { part?: string }) => (part ? `${name} ${part}` : name);

/** Returns the component that renders a static part in the build. */
export function renderedPart<Props extends object>(name: string, Part: ComponentType<Props>) {
  function StaticPart(props: Props) {
    return (
      <div data-static={nameOf(name, props)}>
        <Part {...toRaw({ ...props })} />
      </div>
    );
  }
  return Object.assign(StaticPart, { [staticMark]: true });
}

/** Returns the component that replaces a static part in the browser. Hydration does not change the HTML of the build. */
export function emptyPart(name: string) {
  return function StaticPart(props: object) {
    const own = nameOf(name, props);
    const [kept] = useState(() => keptHtml(`[data-static="${own}"]`));
    return <div data-static={own} {...kept} />;
  };
}
