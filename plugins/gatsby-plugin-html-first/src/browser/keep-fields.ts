import { openDialog } from './dialog';

/** A control that a visitor can fill in. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input, textarea, select';

/** What a field of a removed form held. */
interface Kept {
  field: Field;
  hadFocus: boolean;
}

/**
 * Keeps what is typed when React renders a form anew instead of hydrating it. It does that where somebody changed the HTML: a translator, a
 * password manager, links on numbers, a proxy that strips comments. The removed fields still hold their values, and those that replace them
 * in the same step get them. A dialog that was open opens again.
 */
export function keepFields(): void {
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target));
  // A removed field keeps its place here. Chromium blurs it, too.
  addEventListener('focusout', ({ target }) => {
    queueMicrotask(() => {
      if (focused === target && (target as Node).isConnected) focused = null;
    });
  });
  new MutationObserver((records) => {
    const kept = new Map<string, Kept>();
    const opened = new Set<string>();
    for (const { target, removedNodes } of records) {
      for (const field of elementsIn<Field>(removedNodes, fields))
        if (!field.isConnected)
          kept.set(keyOf(field, target), { field, hadFocus: field === focused });
      for (const { id } of elementsIn(removedNodes, 'dialog[open]')) opened.add(id);
    }
    if (kept.size + opened.size === 0) return;
    for (const { addedNodes } of records)
      for (const dialog of elementsIn<HTMLDialogElement>(addedNodes, 'dialog:not([open])'))
        if (opened.has(dialog.id) && dialog.isConnected) openDialog(dialog);
    for (const { target, addedNodes } of records)
      for (const field of elementsIn<Field>(addedNodes, fields)) {
        const old = kept.get(keyOf(field, target));
        if (old && field.isConnected) restore(field, old);
      }
  }).observe(document, { childList: true, subtree: true });
}

function elementsIn<E extends Element>(nodes: NodeList, selector: string): E[] {
  return Array.from(nodes).flatMap((node) => {
    if (!(node instanceof Element)) return [];
    const inside = node.querySelectorAll<E>(selector);
    return node.matches(selector) ? [node as E, ...inside] : [...inside];
  });
}

/** Returns what is the same for a field and the one that replaces it: its form and its name, or that of a choice. */
function keyOf(field: Field, parent: Node): string {
  const form = field.form ?? (parent instanceof Element ? parent.closest('form') : null);
  const names = ['id', 'name', 'aria-labelledby'].map((name) => form?.getAttribute(name));
  const choice = isChoice(field) ? field.value : '';
  return JSON.stringify([names, field.name, choice]);
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Gives a new field the value of the old one, and its focus and selection. */
function restore(field: Field, { field: old, hadFocus }: Kept): void {
  if (isChoice(field)) {
    const { checked } = old as HTMLInputElement;
    if (field.checked !== checked) {
      field.checked = checked;
      tell(field);
    }
  } else if (field.value !== old.value && field.type !== 'file') {
    field.value = old.value;
    tell(field);
  }
  // A dialog focuses its first control when it opens.
  if (!hadFocus) return;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLSelectElement || old instanceof HTMLSelectElement) return;
  // Some types of fields have no selection.
  if (old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
}

/** React then knows what is typed. */
const tell = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));
