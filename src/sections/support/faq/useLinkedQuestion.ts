import { useEffect } from 'react';

/** Opens the question that a link leads to, for browsers that do not open a `<details>` themselves. */
export function useLinkedQuestion(): void {
  useEffect(() => {
    const openLinked = () => {
      const answer = document.getElementById(window.location.hash.slice(1));
      const question = answer?.closest('details');
      if (!question) return;
      question.open = true;
      requestAnimationFrame(() => question.scrollIntoView());
    };
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, []);
}
