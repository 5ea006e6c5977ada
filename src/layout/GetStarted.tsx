import type { ReactNode } from 'react';
import { ButtonAnchor } from '../components/Button';
import { localizePath } from '../i18n/paths';
import { useLanguage } from '../i18n/useLanguage';

/** The target of Get Started in the header and of packages (docs/requirements.md#header). */
export const intakeFormId = 'quick-intake-form';

interface Props {
  /** English path of the current page. */
  path: string;
  children: ReactNode;
}

/** Get Started: a link to the intake form of the home page. */
export function GetStarted({ path, children }: Props) {
  const home = localizePath('/', useLanguage());
  return (
    <ButtonAnchor href={`${path === '/' ? '' : home}#${intakeFormId}`}>{children}</ButtonAnchor>
  );
}
