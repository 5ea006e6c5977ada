/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadPictures, parsePictures } from '../../artwork/lib/pictures';

const one = (more = '') => `- name: tote
  kind: sheet
  source: sheets/tote.html
  inputs: [kit.css, ../.cache/client/cloth.png]
  output: content/tote.jpg
  width: 1600
  height: 2000
${more}`;

describe('parsePictures', () => {
  it('gives paths from the root and fills in what is left out', () => {
    expect(parsePictures(one(), 'client')).toEqual([
      {
        client: 'client',
        name: 'tote',
        kind: 'sheet',
        source: 'artwork/client/sheets/tote.html',
        args: [],
        inputs: ['artwork/client/kit.css', 'artwork/.cache/client/cloth.png'],
        output: 'content/tote.jpg',
        width: 1600,
        height: 2000,
        scale: 1,
        quality: 84,
      },
    ]);
  });

  it.each([
    ['an unknown field', one('  colour: red\n'), /artwork\/client\/pictures\.yaml:1 .*colour/],
    ['a wrong kind', one().replace('sheet\n', 'photo\n'), /pictures\.yaml:1 kind/],
    ['an output that is no picture', one().replace('tote.jpg', 'tote.gif'), /output/],
    ['broken YAML', '- name: [', /pictures\.yaml/],
  ])('refuses %s and says where', (_what, text, message) => {
    expect(() => parsePictures(text, 'client')).toThrow(message);
  });

  it('names the line of the entry at fault, not of the list', () => {
    const second = one().replace('name: tote', 'name: Tote Bag');
    expect(() => parsePictures(one() + second, 'client')).toThrow(/pictures\.yaml:8 name/);
  });
});

describe('loadPictures', () => {
  let root: string;
  const list = (client: string, text: string) => {
    mkdirSync(path.join(root, 'artwork', client), { recursive: true });
    writeFileSync(path.join(root, 'artwork', client, 'pictures.yaml'), text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reads every folder that has a list', () => {
    list('b', one().replace(/tote/g, 'bag'));
    list('a', one());
    mkdirSync(path.join(root, 'artwork', 'lib'));
    expect(loadPictures(root).map(({ client, name }) => [client, name])).toEqual([
      ['a', 'tote'],
      ['b', 'bag'],
    ]);
  });

  it('refuses two pictures that write the same file', () => {
    list('a', one());
    list('b', one().replace('name: tote', 'name: other'));
    expect(() => loadPictures(root)).toThrow('Two pictures have the output content/tote.jpg');
  });
});
