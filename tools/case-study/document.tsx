import { renderToStaticMarkup } from 'react-dom/server';
import { getLanguage } from '../../src/i18n/languages';
import { numbersIn } from '../../src/i18n/numbers';
import { dyes } from '../../src/theme/recipes/cloth';
import { scriptCss } from '../../src/theme/type-by-script';
import { palette } from '../../src/theme/tokens';
import { Plates } from './plate-sheets';
import type { CaseStudy } from './study';
import { Contact, Cover, Goals, Obstacles, Overview, Scope, type AddressOf } from './word-sheets';

interface Setting {
  /** The fonts and the style sheet of the layout. */
  css: string;
  address: AddressOf;
  /** Width over height of a picture. */
  ratio: (file: string) => number;
}

/** Takes what a case study says and where its pictures are; gives the whole document as HTML, a section a page. */
export function caseStudyHtml(study: CaseStudy, { css, address, ratio }: Setting): string {
  const { code, dir, script } = getLanguage(study.language);
  const digits = numbersIn(code);
  const styles = `${scriptCss(script)}${clothCss()}${css}`;
  const markup = renderToStaticMarkup(
    <html lang={code} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${study.title} · ${study.studio}`}</title>
        <meta name="description" content={study.description} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <Cover study={study} address={address} />
          <Overview study={study} address={address} />
          <Goals study={study} digits={digits} />
          <Obstacles study={study} />
          <Scope study={study} />
          <Plates
            gallery={study.gallery}
            colour={study.colour}
            address={address}
            ratio={ratio}
            digits={digits}
          />
          <Contact study={study} />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** The cloths of the theme as classes, with the palette's values in them. */
function clothCss(): string {
  const rules = Object.entries(dyes).map(
    ([name, { ground, text, accent }]) =>
      `.cloth-${name}{background:${palette[ground]};color:${palette[text]};--accent:${palette[accent]}}`,
  );
  return rules.join('');
}
