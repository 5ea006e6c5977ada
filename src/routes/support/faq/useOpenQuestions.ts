import { useCallback, useEffect, useState } from 'react';

/** Returns the slugs of the open questions and a function that opens or closes one. A link to a question opens it. */
export function useOpenQuestions(slugs: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((slug: string, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(slug) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(slug);
      else after.delete(slug);
      return after;
    });
  }, []);
  useEffect(() => {
    const openLinked = () => {
      const slug = slugs.find((known) => window.location.hash === `#${known}`);
      if (slug === undefined) return;
      const question = document.getElementById(slug)?.closest('details');
      if (!question) return;
      // Set directly, so that it has its height before the browser scrolls to it. Its `toggle` event updates the state.
      question.open = true;
      requestAnimationFrame(() => question.scrollIntoView());
    };
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, [slugs]);
  return { open, toggle };
}
