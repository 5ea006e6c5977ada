/* These functions run in the page. */

/** Before `workThrough`: two visits see the same sum, and the clipboard takes what it is given, however busy the browser is. */
export function makeSteady(): void {
  Math.random = () => 0.4;
  if ('clipboard' in navigator) navigator.clipboard.writeText = () => Promise.resolve();
}

/** Fills in every field and uses every control that is shown, also those of the dialogs that open. No form is sent, as its email is wrong. */
export async function workThrough(): Promise<void> {
  const fields =
    'input:is(:not([type]), [type=text], [type=email], [type=password], [inputmode]), textarea';
  const controls =
    'header summary, main :is(button, summary, a[data-hydrate], a[href^="?"], [type=radio], [type=checkbox])';
  // React has then rendered what follows from a click, also in a transition.
  const soon = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() =>
        'requestIdleCallback' in window
          ? requestIdleCallback(() => resolve(), { timeout: 1000 })
          : setTimeout(resolve, 50),
      ),
    );
  const shown = <T extends HTMLElement>(within: ParentNode, selector: string) =>
    [...within.querySelectorAll<T>(selector)].filter((element) => element.checkVisibility());
  const fillIn = (within: ParentNode) => {
    for (const field of shown<HTMLInputElement | HTMLTextAreaElement>(within, fields)) {
      field.value = 'Mina';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  fillIn(document.querySelector('main') ?? document.body);
  for (const range of shown<HTMLInputElement>(document, 'main [type=range]')) {
    range.value = '20';
    range.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await soon();
  for (const control of shown(document, controls)) {
    // An earlier control may have removed it.
    if (!control.isConnected || control.closest('dialog')) continue;
    control.click();
    await soon();
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!dialog) continue;
    fillIn(dialog);
    // The first button closes it.
    for (const own of shown(dialog, 'button').reverse()) {
      if (own.isConnected) own.click();
      await soon();
    }
    for (let wait = 0; wait < 50 && document.querySelector('dialog[open]'); wait += 1) await soon();
  }
  // The chat links, for their tooltips.
  for (const link of shown(document, 'aside a')) {
    link.focus();
    await soon();
  }
}

/**
 * Returns what the page says, without spaces, which a translation may change, and without the toast, messages for screen
 * readers and the state of the model, which change with time.
 */
export function wordsOfMain(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  const other = 'script, style, noscript, [role=region], [role=status], [aria-live], [data-phase]';
  for (const element of main.querySelectorAll(other)) element.remove();
  return main.textContent.replaceAll(/\s+/g, '');
}

/** Returns how the headings look, and what they say. */
export function looksOfHeadings(): string[] {
  const shown = [...document.querySelectorAll(':is(h1, h2, h3):not(dialog *)')].filter((heading) =>
    heading.checkVisibility(),
  );
  return shown.map((heading) => {
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(heading);
    return [heading.textContent, color, fontSize, fontWeight, fontFamily].join(' ');
  });
}
