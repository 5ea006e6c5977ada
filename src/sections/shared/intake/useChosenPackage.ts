import { useEffect } from 'react';
import { currentSearch } from '../../../../plugins/gatsby-plugin-html-first/src/browser/change-address';
import type { EmailForm } from '../../../forms/useEmailForm';
import { packageInQuery, searchChanged, setSearch, withParameters } from '../../../lib/search';
import type { PackageOption } from './service-options';

/**
 * Keeps the package of the form and that in the query (`?package=pro`) the same, as the chat links read the query. A package belongs to
 * the service of its page, so it goes when the visitor picks another service.
 */
export function useChosenPackage(
  form: EmailForm,
  packages: readonly PackageOption[],
  service = '',
) {
  const { values, setValues } = form;
  const chosen = packages.find(({ value }) => value === values['package']);
  const slug = chosen?.slug;
  const belongs = values['service'] === service;
  useEffect(() => {
    if (packages.length === 0) return undefined;
    const follow = ({ type }: Event) => {
      const wanted = packageInQuery(new URLSearchParams(currentSearch()), packages);
      // Back and Forward leave the service as the visitor picked it.
      const picked = wanted && type === searchChanged;
      setValues({ ...(picked && { service }), package: wanted?.value ?? '' });
    };
    addEventListener('popstate', follow);
    addEventListener(searchChanged, follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener(searchChanged, follow);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a page's packages do not change, and the form writes by refs
  }, []);
  useEffect(() => {
    if (slug) setPackage(belongs ? slug : undefined);
  }, [slug, belongs]);
  return { chosen, drop: () => setPackage(undefined) };
}

function setPackage(slug: string | undefined): void {
  const search = currentSearch();
  if (new URLSearchParams(search).get('package') === (slug ?? null)) return;
  setSearch(withParameters(search, { package: slug }), { replace: true });
}
