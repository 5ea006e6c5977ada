import { useEffect, useRef } from 'react';
import type { Values } from '../../../forms/rules';
import type { EmailForm } from '../../../forms/useEmailForm';
import { useSearch } from '../../../hooks/useSearch';
import { setSearch } from '../../../lib/search';
import { tierFromQuery, type TierOption } from './service-options';

/**
 * Writes the package in the query (`?package=pro`) into the form, with its service. A package from a restored draft is written into the
 * query, which the chat links read too.
 */
export function useChosenTier(form: EmailForm, tiers: readonly TierOption[], initial: Values) {
  const slug = tierFromQuery(useSearch(), tiers)?.slug;
  const restored = useRef(true);
  const tier = tiers.find(({ value }) => value === form.values['tier']);
  useEffect(() => {
    if (tiers.length === 0) return;
    // The query is not known in the first render.
    const asked = tierFromQuery(new URLSearchParams(window.location.search), tiers);
    const draft = tiers.find(({ value }) => value === form.current()['tier']);
    if (!asked && draft && restored.current) ask(draft);
    else if (asked) form.setValues({ ...initial, tier: asked.value });
    else if (draft) form.setValues({ tier: '' });
    restored.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it follows the address alone
  }, [slug]);
  return { tier, drop: () => ask(undefined) };
}

const ask = (wanted: TierOption | undefined) => {
  const query = new URLSearchParams(window.location.search);
  if (wanted) query.set('package', wanted.slug);
  else query.delete('package');
  const search = query.toString();
  setSearch(search && `?${search}`, { replace: true });
};
