import { useEffect } from 'react';

/** Where every Get Started leads (spec §2). */
export const intakeFormId = 'quick-intake-form';

/** Milliseconds between arriving on the home page and scrolling to the form (spec §9). */
export const scrollDelay = 500;

/** Scrolls to the intake form of this page and moves the focus there, for those who do not see the scrolling. */
export function scrollToIntakeForm(): void {
  const form = document.getElementById(intakeFormId);
  form?.scrollIntoView();
  form?.focus({ preventScroll: true });
}

/**
 * Takes the state of the history entry; scrolls to the form a moment after Get Started led here from another page. The entry
 * forgets it, so that a reload or Back finds the place where the visitor was.
 */
export function useArrivalScroll(state: unknown): void {
  const wanted = (state as { scrollTo?: string } | null)?.scrollTo === intakeFormId;
  useEffect(() => {
    if (!wanted) return undefined;
    const entry = window.history.state as object | null;
    window.history.replaceState({ ...entry, scrollTo: undefined }, '');
    const timer = setTimeout(scrollToIntakeForm, scrollDelay);
    return () => clearTimeout(timer);
  }, [wanted]);
}
