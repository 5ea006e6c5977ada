import type { ComponentProps } from 'react';
import { localizePath } from '../i18n/paths';
import { useLanguage } from '../i18n/useLanguage';

export interface LocalLinkProps extends Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'aria-label' | 'aria-current' | 'id'
> {
  /** English path of a page of the site. */
  to: string;
}

/** A link to a page of the site, in the language of the current page. */
export function LocalLink({ to, children, ...rest }: LocalLinkProps) {
  return (
    <a {...rest} href={localizePath(to, useLanguage())}>
      {children}
    </a>
  );
}
