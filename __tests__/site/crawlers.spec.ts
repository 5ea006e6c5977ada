import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { validateXML } from 'xmllint-wasm';
import { absoluteUrl, alternates } from '../../src/i18n/paths';
import { readsContent, studio } from './helpers/content';
import { allPages, hiddenPaths } from './helpers/pages';
import { expect, test } from './helpers/test';

const { url: siteUrl } = studio();

/** The schema of sitemaps.org, from the sitemap package. */
const sitemapSchema = readFileSync(
  path.join(
    path.dirname(createRequire(__filename).resolve('sitemap/package.json')),
    'schema/sitemap.xsd',
  ),
  'utf8',
);
/** The XHTML element for alternates, which Google added to sitemaps. */
const linkSchema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" use="required" fixed="alternate"/>
    <xsd:attribute name="hreflang" use="required"><xsd:simpleType><xsd:union memberTypes="xsd:language"/></xsd:simpleType></xsd:attribute>
    <xsd:attribute name="href" use="required" type="xsd:anyURI"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`;
const bothSchemas = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
</xsd:schema>`;

const validate = (xml: string) =>
  validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: [{ fileName: 'all.xsd', contents: bothSchemas }],
    preload: [
      { fileName: 'link.xsd', contents: linkSchema },
      { fileName: 'sitemap.xsd', contents: sitemapSchema },
    ],
  });

interface Listed {
  address: string;
  links: { language: string; href: string }[];
}

function entriesOf(xml: string): Listed[] {
  return parse(xml)
    .querySelectorAll('url')
    .map((url) => ({
      address: url.querySelector('loc')?.text ?? '',
      links: url.getElementsByTagName('xhtml:link').map((link) => ({
        language: link.getAttribute('hreflang') ?? '',
        href: link.getAttribute('href') ?? '',
      })),
    }));
}

test.describe('the sitemap', readsContent, () => {
  test('keeps to its schema, and the schema is one that refuses', async ({ request }) => {
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toMatch(/xml/);
    const xml = await response.text();
    expect(await validate(xml)).toMatchObject({ valid: true, errors: [] });
    expect((await validate(xml.replace('<loc>', '<loc/><loc>'))).valid).toBe(false);
    expect((await validate(xml.replace('hreflang=', 'lang='))).valid).toBe(false);
  });

  test('lists what each page says of itself', async ({ request }) => {
    test.slow();
    const listed = entriesOf(await (await request.get('/sitemap.xml')).text());
    const shown = allPages.filter(({ context }) => !hiddenPaths.includes(context.englishPath));
    expect(listed.map(({ address }) => address).sort()).toEqual(
      shown.map(({ path }) => absoluteUrl(path, siteUrl)).sort(),
    );
    for (const { path, context } of shown) {
      const address = absoluteUrl(path, siteUrl);
      const links = alternates(context.englishPath, siteUrl);
      expect(listed.find((entry) => entry.address === address)?.links).toEqual(links);
      const response = await request.get(path, { maxRedirects: 0 });
      expect([address, response.status()]).toEqual([address, 200]);
      expect(response.headers()['x-robots-tag']).toBeUndefined();
      const text = await response.text();
      const head = parse(text.slice(0, text.indexOf('</head>')));
      expect(head.querySelector('meta[name=robots]')).toBeNull();
      expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
      const told = head.querySelectorAll('link[rel=alternate]').map((link) => ({
        language: link.getAttribute('hreflang'),
        href: link.getAttribute('href'),
      }));
      expect(told).toEqual(links);
    }
  });
});
