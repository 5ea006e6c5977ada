import type { MouseEvent, ReactNode } from 'react';
import { ButtonAnchor } from '../components/Button';
import { localizePath } from '../i18n/paths';
import { useLanguage } from '../i18n/useLanguage';
import { goOn } from '../lib/go-on';
import { intakeFormId, scrollToIntakeForm } from './intake-form';

interface Props {
  /** English path of the page it stands on. */
  path: string;
  children: ReactNode;
}

/**
 * Get Started: on the home page it scrolls to the intake form; anywhere else it goes home and scrolls there after a moment
 * (spec §2, Header). Before scripts run it is a link to the form.
 */
export function GetStarted({ path, children }: Props) {
  const home = localizePath('/', useLanguage());
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (path === '/') scrollToIntakeForm();
    else void goOn(home, { state: { scrollTo: intakeFormId } });
  };
  return (
    <ButtonAnchor href={`${path === '/' ? '' : home}#${intakeFormId}`} onClick={onClick}>
      {children}
    </ButtonAnchor>
  );
}
