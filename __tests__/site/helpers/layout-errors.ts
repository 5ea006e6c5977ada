/**
 * Runs in the page. Returns each text that is cut off, leaves its colored box, or meets an element that is not its own.
 * Boxes of glyphs are higher than the letters, so only their middle part counts vertically.
 */
export function layoutErrors(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Line extends Box {
    text: string;
    block: Element;
    layer: Element;
  }
  const errors = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  // A fraction of a pixel rounds up.
  if (scrollWidth > clientWidth + 1) errors.add('the page scrolls sideways');
  const report = (what: string, line: Line, other?: string) =>
    errors.add(`"${line.text}" ${what}${other === undefined ? '' : ` ${other}`}`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const known = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, known);
    return known;
  };
  const ancestors = (element: Element) => {
    const found: Element[] = [];
    for (let next: Element | null = element; next && next !== document.body;) {
      found.push(next);
      next = next.parentElement;
    }
    return found;
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
    !ancestors(element).some((outer) => {
      const { clipPath, opacity } = styleOf(outer);
      // Text for screen readers alone is clipped to nothing.
      return clipPath === 'inset(50%)' || opacity === '0';
    });
  /** What stays in the window while the page scrolls is compared only with itself. */
  const layerOf = (element: Element) =>
    ancestors(element).find((outer) => /fixed|sticky/.test(styleOf(outer).position)) ??
    document.body;
  const isClear = (color: string) => color === 'transparent' || /[,/] ?0\)$/.test(color);
  const isPainted = (element: Element) => {
    const style = styleOf(element);
    return (
      !isClear(style.backgroundColor) ||
      (style.borderTopStyle !== 'none' &&
        style.borderTopWidth !== '0px' &&
        style.borderLeftWidth !== '0px' &&
        !isClear(style.borderTopColor)) ||
      frameOf(element) > 0
    );
  };
  /** How far inside its box an element draws a frame, as an outline or a pseudo-element, in pixels. */
  const frameOf = (element: Element) => {
    const { outlineStyle, outlineOffset } = styleOf(element);
    const before = getComputedStyle(element, '::before');
    const isFrame =
      before.position === 'absolute' &&
      before.borderTopStyle !== 'none' &&
      before.left === before.right;
    const outline = outlineStyle === 'none' ? 0 : -Number.parseFloat(outlineOffset);
    return Math.max(0, outline, isFrame ? Number.parseFloat(before.left) : 0);
  };
  const isPlaced = (element: Element) => /absolute|fixed/.test(styleOf(element).position);
  /** Returns the nearest painted box around an element, unless it is placed freely in that box. */
  const groundOf = (element: Element) => {
    for (const outer of ancestors(element)) {
      if (isPainted(outer)) return styleOf(outer).display === 'inline' ? undefined : outer;
      if (isPlaced(outer)) return undefined;
    }
    return undefined;
  };
  const leaves = (inner: Box, ground: Element) => {
    const box = boxOf(ground);
    const frame = frameOf(ground) - 1;
    return (
      inner.left < box.left + frame ||
      inner.right > box.right - frame ||
      inner.top < box.top + frame ||
      inner.bottom > box.bottom - frame
    );
  };
  const nameOf = (element: Element) => {
    const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
    return `<${element.localName}> ${text}`.trim();
  };

  /** Returns the part of a line that its clipping ancestors leave, and reports what they cut. */
  const clip = (line: Line, element: Element): Line | undefined => {
    for (const outer of ancestors(element)) {
      const { overflowX, overflowY, display } = styleOf(outer);
      if (display === 'inline' || display === 'contents') continue;
      const box = boxOf(outer);
      const isScroller = /auto|scroll/.test(overflowX);
      if (isScroller && (line.right <= box.left || line.left >= box.right)) return undefined;
      const beyondX = line.left < box.left - 1 || line.right > box.right + 1;
      const beyondY = line.top < box.top - 1 || line.bottom > box.bottom + 1;
      if ((/hidden|clip/.test(overflowX) && beyondX) || (/hidden|clip/.test(overflowY) && beyondY))
        report('is cut off by', line, nameOf(outer));
      if (isScroller) {
        line.left = Math.max(line.left, box.left);
        line.right = Math.min(line.right, box.right);
      }
    }
    return line;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!element || !text || !isVisible(element) || element.closest('noscript, script, style'))
      continue;
    const block =
      ancestors(element).find((outer) => !/^(inline|contents)$/.test(styleOf(outer).display)) ??
      document.body;
    const layer = layerOf(element);
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue;
      const quarter = rect.height / 4;
      const line: Line = {
        left: rect.left,
        right: rect.right,
        top: rect.top + quarter,
        bottom: rect.bottom - quarter,
        text: text.slice(0, 40),
        block,
        layer,
      };
      if (
        line.right > clientWidth + 1 &&
        !ancestors(element).some((outer) => /auto|scroll/.test(styleOf(outer).overflowX))
      )
        report('leaves the page', line);
      const rest = clip(line, element);
      if (!rest) continue;
      lines.push(rest);
      const ground = groundOf(element);
      if (ground && leaves(rest, ground)) report('leaves', line, nameOf(ground));
    }
  }

  const meet = (a: Box, b: Box, gap: number) =>
    a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom;
  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      if (line.block !== other.block && line.layer === other.layer && meet(line, other, 1))
        report('touches', line, `"${other.text}"`);
    }

  /** Whether a text has its own ground, placed on a picture. */
  const isLabelOn = (thing: Element, element: Element) => {
    const own = ancestors(element).filter((outer) => !outer.contains(thing));
    return own.some(isPainted) && own.some(isPlaced);
  };
  const things = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      (/^(img|video|canvas|input|select|textarea)$/.test(element.localName) ||
        (!(element instanceof SVGElement) && isPainted(element))) &&
      // What is in a picture belongs to it.
      !element.closest('[aria-hidden=true], [role=img]') &&
      isVisible(element),
  );
  for (const thing of things) {
    const box = boxOf(thing);
    const layer = layerOf(thing);
    for (const line of lines)
      if (
        line.layer === layer &&
        meet(line, box, 1) &&
        !thing.contains(line.block) &&
        !line.block.contains(thing) &&
        !isLabelOn(thing, line.block)
      )
        report('meets', line, nameOf(thing));
  }

  for (const icon of document.body.querySelectorAll('*')) {
    const box = boxOf(icon);
    const isDrawn = icon.localName === 'svg' || (!(icon instanceof SVGElement) && isPainted(icon));
    if (!isDrawn || Math.max(box.width, box.height) > 96 || !isVisible(icon)) continue;
    const ground = icon.parentElement && groundOf(icon.parentElement);
    if (ground && !isPlaced(icon) && leaves(box, ground))
      errors.add(`${nameOf(icon)} leaves ${nameOf(ground)}`);
  }
  return [...errors];
}
