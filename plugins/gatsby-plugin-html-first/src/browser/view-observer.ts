/**
 * Returns an observer that calls back with each element that comes into view, or undefined if the browser has none or refuses it.
 */
export function viewObserver(
  onView: (target: Element) => void,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined {
  const onIntersection = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) onView(target);
  };
  try {
    return new IntersectionObserver(onIntersection, options);
  } catch {
    return undefined;
  }
}
