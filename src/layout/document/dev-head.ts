import { getLanguage } from '../../i18n/languages';
import { parsePath } from '../../i18n/paths';
import { scriptCss } from '../../theme/type-by-script';

/**
 * Sets the language and the type of a page while developing, as the dev server sends the same head for all pages. Not part of a build.
 */
export function applyDevHead(pathname: string): void {
  const { code, script } = getLanguage(parsePath(pathname).language);
  document.documentElement.lang = code;
  const style = document.createElement('style');
  style.textContent = scriptCss(script);
  document.head.append(style);
}
