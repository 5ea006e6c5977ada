/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makeFolder } from '../../testing/make-folder';
import { cured, openFile } from '../src/kinds';

const folder = makeFolder();
let count = 0;

function write(ending: string, bytes: string | Uint8Array): string {
  count += 1;
  const file = path.join(folder, `${count}.${ending}`);
  writeFileSync(file, bytes);
  return file;
}

const problemOf = async (ending: string, bytes: string | Uint8Array) =>
  (await openFile(write(ending, bytes))).problem;

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}viewBox="0 0 9 9">\n${inside}\n</svg>`;

test.each(['jpg', 'svg', 'glb', 'pdf'])(
  'a pointer in the place of a .%s file says how to get it',
  async (ending) => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n';
    expect((await problemOf(ending, pointer))?.hint).toContain('git lfs pull');
  },
);

describe('drawings', () => {
  test.each([
    ['shapes', svg('<title>A &amp; B</title><g id="a"><path d="M0 0h9v9"/></g><use href="#a"/>')],
    [
      'an older export',
      svg(
        '<path id="a" d="M0 0h9v9"/><use xlink:href="#a"/>',
        'xmlns:xlink="http://www.w3.org/1999/xlink" ',
      ),
    ],
    ['styles of their own', svg('<style>.a{stroke:red}</style><path class="a" d="M0 0h9"/>')],
    ['what an online program adds', svg('<path d="M0 0h9v9"/>', 'zoomAndPan="magnify" ')],
    [
      'sides alone',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9px"><path d="M0 0h9v9"/></svg>',
    ],
    [
      'a prefix',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0h9v9"/></s:svg>',
    ],
  ])('with %s are taken', async (_, text) => {
    expect(await problemOf('svg', text)).toBeUndefined();
  });

  const xhtml = 'xmlns:h="http://www.w3.org/1999/xhtml" ';
  test.each([
    ['<script>', svg('<script>alert(1)</script>')],
    ['<s:script>', svg('<s:script/>', 'xmlns:s="http://www.w3.org/2000/svg" ')],
    ['<SCRIPT>', svg('<SCRIPT/>')],
    ['<h:script>', svg('<h:script>alert(1)</h:script>', xhtml)],
    ['<foreignObject>', svg('<foreignObject/>')],
    ['<text>', svg('<text y="9">A</text>')],
    ['<iframe>', svg('<iframe/>')],
    ['<image>', svg('<image href="data:image/png;base64,AA"/>')],
    ['<a>', svg('<a href="#b"/>')],
    ['<set>', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['<animate>', svg('<animate attributeName="href" values="x"/>')],
    ['onload="alert(1)"', svg('<g onload="alert(1)"/>')],
    ['onclick="1"', svg('<g/><g\n onclick="1"/>')],
    ['href="other.svg#a"', svg('<use href="other.svg#a"/>')],
    ['href="javascript:1"', svg('<use href="&#106;avascript:1"/>')],
    ['fill="url(https://a.b/c)"', svg('<path fill="url(https://a.b/c)"/>')],
    ['style="fill:u\\72l(//a.b)"', svg('<g style="fill:u\\72l(//a.b)"/>')],
    ['<style>', svg('<style>@import "//a.b";</style>')],
    ['<style>', svg('<style><![CDATA[a{fill:url(http://a.b)}]]></style>')],
    ['<style>', svg('<style>@im<![CDATA[port]]> "//a.b";</style>')],
  ])('with %s are refused, with the line', async (found, text) => {
    const problem = await problemOf('svg', text);
    expect(problem?.message).toContain(found);
    expect(problem?.line).toBe(2);
    expect(problem?.curable).toBe(false);
  });

  const uses = 'bcdefghijklm'.split('').map((name, at) => {
    const before = `<use href="#${'abcdefghijkl'[at] ?? ''}"/>`;
    return `<g id="${name}">${before.repeat(4)}</g>`;
  });
  test.each([
    ['<!DOCTYPE>', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['<?xml-stylesheet?>', `<?xml-stylesheet href="//a.b"?>${svg('')}`],
    ['the encoding UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
    ['an error in its XML', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g></svg>'],
    ['<svg> instead of', '<svg viewBox="0 0 9 9"/>'],
    ['something else', gzipSync(svg(''))],
    ['elements inside each other', svg('<g>'.repeat(99) + '</g>'.repeat(99))],
    ['parts, by <use>', svg(`<g id="a"><path d="M0 0"/></g>${uses.join('')}`)],
    ['parts, by <use>', svg('<g id="a"><use href="#a"/></g>')],
    ['/home/ada', svg('<title>/home/ada/a.svg</title>')],
    ['nothing to see', svg('<g id="a"/>')],
    ['nothing to see', svg('<path d="M99 99h9v9z"/>')],
    ['no valid viewBox', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
    [
      'no valid viewBox',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="9"><path d="M0 0h9v9z"/></svg>',
    ],
    ['no valid viewBox', svg('<path d="M0 0h9v9z"/>').replace('0 0 9 9', '0 0 0 9')],
    ['no valid viewBox', svg('<path d="M0 0h9v9z"/>').replace('0 0 9 9', '0 0 1e9 1e9')],
    ['width="0"', svg('<path d="M0 0h9v9z"/>', 'width="0" ')],
    ['height="1e9px"', svg('<path d="M0 0h9v9z"/>', 'height="1e9px" ')],
  ])('with %s are refused', async (found, text) => {
    expect((await problemOf('svg', text))?.message).toContain(found);
  });

  test('what a program wrote into one is removed, and nothing else', async () => {
    const shape = '<path d="M0 0h9" fill="#fff"/>';
    const foreign = 'xmlns:ink="http://inkscape.org" xmlns:rdf="http://rdf" ';
    const text = svg(
      `<!-- by Ada -->\n<metadata><rdf:RDF><rdf:li>Ada</rdf:li></rdf:RDF></metadata>\n<ink:view ink:a="b"/>${shape.replace(' d', ' ink:label="Layer" d')}`,
      foreign,
    );
    expect(await problemOf('svg', text)).toMatchObject({ curable: true });
    expect(String(await cured(write('svg', text)))).toBe(svg(shape));
    const active = text.replace('<path', '<path onclick="1"');
    expect(await cured(write('svg', active))).toBeUndefined();
  });

  test.each([
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    '<!DOCTYPE svg [\n\t<!ENTITY ns_extend "http://ns.adobe.com/">\n]>',
  ])('what stands before one is removed: %j', async (type) => {
    const drawing = svg('<path d="M0 0h9"/>');
    const file = write('svg', `<!-- Generator -->\n${type}\n${drawing}`);
    expect((await openFile(file)).problem).toMatchObject({ curable: true });
    expect(String(await cured(file))).toBe(drawing);
  });
});

describe('models', () => {
  const chunk = (kind: string, data: Buffer, pad: string) => {
    const body = Buffer.concat([data, Buffer.alloc(-data.length & 3, pad)]);
    const head = Buffer.alloc(8);
    head.writeUInt32LE(body.length);
    head.write(kind, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const corners = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  const glb = (json: object, binary = corners) => {
    const text = Buffer.from(JSON.stringify({ asset: { version: '2.0' }, ...json }));
    const chunks = Buffer.concat([chunk('JSON', text, ' '), chunk('BIN\0', binary, '\0')]);
    const head = Buffer.from('glTF\x02\0\0\0\0\0\0\0', 'latin1');
    head.writeUInt32LE(12 + chunks.length, 8);
    return Buffer.concat([head, chunks]);
  };
  const accessor = {
    bufferView: 0,
    componentType: 5126,
    count: 3,
    type: 'VEC3',
    min: [0, 0, 0],
    max: [1, 1, 0],
  };
  const attributes = { POSITION: 0 };
  const triangle = {
    buffers: [{ byteLength: 36 }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    accessors: [accessor],
    meshes: [{ primitives: [{ attributes }] }],
    nodes: [{ mesh: 0 }],
    scenes: [{ nodes: [0] }],
    scene: 0,
  };

  const inside = (node: object) => ({
    ...triangle,
    nodes: [{ children: [1], ...node }, { mesh: 0 }],
  });
  const [half, flat] = [Math.SQRT1_2, { scale: [1, 0, 1] }];
  const turned = { mesh: 0, rotation: [half, 0, 0, half] };
  test.each([
    ['of our viewer', triangle],
    ['that name no scene', { ...triangle, scene: undefined }],
    [
      'that a node around them moves',
      inside({ matrix: [0, 0, 2, 0, 2, 0, 0, 0, 0, 2, 0, 0, 9, 9, 9, 1] }),
    ],
    [
      'that are flattened along their thin side',
      { ...inside(flat), nodes: [{ children: [1], ...flat }, turned] },
    ],
  ])('%s are taken', async (_, json) => {
    expect(await problemOf('glb', glb(json))).toBe(undefined);
  });

  test.each<[string, Uint8Array | string]>([
    ['something else', 'no model'],
    ['not whole', glb(triangle).subarray(0, -4)],
    ['version 1', Buffer.from(glb(triangle)).fill(1, 4, 5)],
    ['KHR_draco_mesh_compression', glb({ extensionsUsed: ['KHR_draco_mesh_compression'] })],
    ['KHR_texture_basisu', glb({ extensionsRequired: ['KHR_texture_basisu'] })],
    ['https://a.b', glb({ buffers: [{ uri: 'https://a.b' }] })],
    ['does not fit', glb({ ...triangle, accessors: [{ ...accessor, count: 4 }] })],
    ['Unresolved reference', glb({ ...triangle, nodes: [{ mesh: 1 }] })],
    ['Unresolved reference', glb({ ...triangle, scene: 7 })],
    ['less data than it lists', glb({ accessors: [{ count: 1e9 }] })],
    ['not a root node', glb({ ...triangle, nodes: [{ children: [1] }, { children: [0] }] })],
    ['objects', glb({ nodes: Array(2000).fill({}) })],
    ['Type mismatch', glb({ nodes: 1 })],
    ['no surface', glb({})],
    ['no surface', glb({ ...triangle, meshes: undefined, nodes: [{}] })],
    ['no surface', glb({ ...triangle, meshes: [{ primitives: [{ attributes, mode: 0 }] }] })],
    ['no surface', glb({ ...triangle, scenes: undefined, scene: undefined })],
    [
      'no surface',
      glb({ ...triangle, nodes: [{ mesh: 0 }, {}], scenes: [{ nodes: [1] }, { nodes: [0] }] }),
    ],
    ['no surface', glb({ ...triangle, nodes: [{}] })],
    ['no surface', glb(inside({ scale: [0, 0, 0] }))],
    ['no surface', glb(inside(flat))],
    [
      'no surface',
      glb({ ...triangle, accessors: [{ ...accessor, max: [0, 0, 0] }] }, Buffer.alloc(36)),
    ],
    ['one without', glb({ ...triangle, textures: [{}] })],
    ['/Users/ada', glb({ ...triangle, nodes: [{ name: '/Users/ada/a.blend', mesh: 0 }] })],
    ['a texture', glb({ ...triangle, images: [{ mimeType: 'image/png', bufferView: 0 }] })],
  ])('with %s are refused', async (found, bytes) => {
    expect((await problemOf('glb', bytes))?.message).toContain(found);
  });

  test('who made one is removed, and the rest stays', async () => {
    const told = { version: '2.0', generator: 'A', copyright: 'B', extras: { from: '/home/a' } };
    const file = write('glb', glb({ ...triangle, asset: told }));
    expect((await openFile(file)).problem).toMatchObject({ curable: true });
    expect(await cured(file)).toEqual(glb(triangle));
  });
});

describe('PDFs', () => {
  const pdf = (inside: string) => `%PDF-1.4\n${inside}\nstartxref\n9\n%%EOF\n`;
  const packed = (text: string) => {
    const stream = deflateSync(text).toString('latin1');
    return Buffer.from(pdf(`1 0 obj <</Type /ObjStm>> stream\n${stream}endstream`), 'latin1');
  };

  test('of pages are taken', async () => {
    expect(await problemOf('pdf', pdf('<</Title (A) /Producer (B) /Author ( )>>'))).toBe(undefined);
  });

  test.each<[string, Uint8Array | string]>([
    ['something else', 'SECRET=1'],
    ['something else', ''],
    ['without its end', '%PDF-1.4\n'],
    ['an encrypted one', pdf('<</Encrypt 1 0 R>>')],
    ["'/JavaScript'", pdf('<</S /JavaScript>>')],
    ["'/JavaScript'", pdf('<</S /Java#53cript>>')],
    ["'/Launch'", packed('<</S /Launch>>')],
    ['packed objects', packed('x'.repeat(30_000_000))],
    ['its author', pdf('<</Author (Ada)>>')],
    ['its author', pdf('<</Author <FEFF0041>>>')],
    ['XMP', pdf('<x:xmpmeta>')],
    ['EXIF', pdf('Exif\0\0')],
    ['/home/ada', pdf('<</Title (/home/ada/a.html)>>')],
    ['http://localhost', pdf('<</URI (http://localhost:9000/a)>>')],
  ])('with %s are refused', async (found, bytes) => {
    expect((await problemOf('pdf', bytes))?.message).toContain(found);
  });
});

describe('pictures', () => {
  const red = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } });

  test('that claim too many pixels are refused before they are decoded', async () => {
    const bomb = await red(1, 1).png().toBuffer();
    bomb.writeUInt32BE(16_000, 16);
    bomb.writeUInt32BE(16_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect((await problemOf('png', bomb))?.message).toContain('found 16000×16000');
    const band = await red(16_000, 4).png().toBuffer();
    expect((await problemOf('png', band))?.message).toContain('found 16000×4');
  });

  test('of another kind and no pictures are refused', async () => {
    const jpeg = await red(2000, 1500).jpeg().toBuffer();
    expect((await problemOf('jpg', jpeg.subarray(0, 6000)))?.message).toContain('whole picture');
    expect(await problemOf('jpg', Buffer.concat([jpeg, jpeg]))).toBeUndefined();
    const named = await problemOf('png', jpeg);
    expect(named?.message).toContain('a png picture, found jpeg');
    expect(named?.hint).toContain('change the extension');
    const cut = jpeg.subarray(0, 6000);
    expect(await problemOf('png', cut)).toMatchObject({ curable: false });
    const other = await red(9, 9).tiff().toBuffer();
    for (const [bytes, curable] of [
      [other, true],
      [svg('<path d="M0 0h9v9"/>'), false],
    ] as const) {
      const problem = await problemOf('png', bytes);
      expect(problem?.curable).toBe(curable);
      expect(problem?.hint).not.toContain('change the extension');
    }
    expect((await problemOf('webp', 'no'))?.message).toContain('something else');
  });

  test.each(['png', 'webp'] as const)(
    'as .%s with nothing but transparency are refused',
    async (ending) => {
      const clear = (alpha: number) =>
        sharp({
          create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha } },
        });
      const none = await clear(0).toFormat(ending).toBuffer();
      expect((await problemOf(ending, none))?.message).toContain('nothing to see');
      expect(await problemOf(ending, await clear(0.1).toFormat(ending).toBuffer())).toBeUndefined();
    },
  );

  test.each([3, 6, 7, 8, 2])('with the orientation %i are turned', async (orientation) => {
    const half = { input: await red(20, 40).png().toBuffer(), gravity: 'west' } as const;
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'blue' } });
    const bytes = await picture.composite([half]).withMetadata({ orientation }).jpeg().toBuffer();
    const file = write('jpg', bytes);
    expect((await openFile(file)).problem).toMatchObject({ curable: true });
    const upright = (await cured(file)) ?? Buffer.alloc(0);
    const small = (input: Buffer) => sharp(input).autoOrient().resize(6, 6, { fit: 'fill' });
    const pixels = await Promise.all(
      [bytes, upright].map((input) => small(input).raw().toBuffer()),
    );
    for (const [index, value] of [...(pixels[0] ?? [])].entries())
      expect(Math.abs(value - (pixels[1]?.[index] ?? -99))).toBeLessThan(9);
    expect((await openFile(write('jpg', upright))).problem).toBeUndefined();
  });
});
