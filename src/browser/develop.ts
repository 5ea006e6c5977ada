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
  document.head.append(style);
  loadFonts(code);
}

/** At the first start, the fonts are ready after the page. */
function loadFonts(language: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: `/static/fonts/${language}.css` });
  link.onerror = () => {
    link.remove();
    setTimeout(() => loadFonts(language), 2000);
  };
  document.head.append(link);
}
