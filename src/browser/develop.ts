import { getLanguage } from '../i18n/languages';
import { parsePath } from '../i18n/paths';
import { scriptCss } from '../theme/type-by-script';

/**
 * Sets the language, the type and the fonts of a page while developing, as the dev server sends the same head for all pages. Not part of a build.
 */
export function applyDevHead(pathname: string): void {
  const { code, script } = getLanguage(parsePath(pathname).language);
  document.documentElement.lang = code;
  const style = document.createElement('style');
  style.textContent = scriptCss(script);
  const fonts = document.createElement('link');
  fonts.rel = 'stylesheet';
  fonts.href = `/static/fonts/${code}.css`;
  document.head.append(style, fonts);
}
