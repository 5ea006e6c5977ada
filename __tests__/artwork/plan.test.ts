/** @jest-environment node */
import fc from 'fast-check';
import type { Picture } from '../../artwork/lib/pictures';
import { fingerprints, missing, plan } from '../../artwork/lib/plan';

const picture = (name: string, inputs: string[] = [], output = `content/${name}.jpg`): Picture => ({
  client: 'client',
  name,
  kind: 'sheet',
  source: `${name}.html`,
  args: [],
  inputs,
  output,
  width: 100,
  height: 100,
  scale: 1,
  quality: 84,
});

const cloth = picture('cloth', [], 'artwork/.cache/client/cloth.png');
const tote = picture('tote', [cloth.output]);
const card = picture('card', ['kit.css']);
const all = [cloth, tote, card];
const files: Record<string, string> = {
  'cloth.html': 'weave',
  'tote.html': 'bag',
  'card.html': 'card',
  'kit.css': 'red',
};
const disk = (contents = files) => ({
  read: (file: string) => contents[file] ?? '',
  exists: (file: string) => file in contents,
});
const without = (contents: Record<string, string>, gone: string[]) =>
  Object.fromEntries(Object.entries(contents).filter(([file]) => !gone.includes(file)));
const outputs = Object.fromEntries(all.map(({ output }) => [output, 'made']));
const names = (pictures: Picture[]) => pictures.map(({ name }) => name);
const prints = fingerprints(all, disk());

describe('fingerprints', () => {
  it('change with the settings, the source and each input', () => {
    const wider = fingerprints([cloth, { ...tote, width: 101 }, card], disk());
    expect(wider['tote']).not.toBe(prints['tote']);
    const blue = fingerprints(all, disk({ ...files, 'kit.css': 'blue' }));
    expect(blue['card']).not.toBe(prints['card']);
    expect(blue['tote']).toBe(prints['tote']);
  });

  it('change with what an input picture is made of, not with its file', () => {
    const other = fingerprints(all, disk({ ...files, 'cloth.html': 'twill' }));
    expect(other['tote']).not.toBe(prints['tote']);
    const sameButRendered = fingerprints(all, disk({ ...files, [cloth.output]: 'pixels' }));
    expect(sameButRendered).toEqual(prints);
  });
});

describe('plan', () => {
  it('makes everything on an empty disk, textures before what they are for', () => {
    expect(names(plan(all, prints, {}, disk()))).toEqual(['cloth', 'tote', 'card']);
  });

  it('makes nothing when all is up to date', () => {
    expect(plan(all, prints, prints, disk(outputs))).toEqual([]);
  });

  it('makes only what was asked for, even when it is fresh if forced', () => {
    expect(names(plan(all, prints, {}, disk(), ['card']))).toEqual(['card']);
    expect(plan(all, prints, prints, disk(outputs), ['card'])).toEqual([]);
    expect(names(plan(all, prints, prints, disk(outputs), ['card'], true))).toEqual(['card']);
  });

  it('never puts a picture before one it uses, whatever is stale or missing', () => {
    fc.assert(
      fc.property(fc.subarray(all), fc.subarray(all), (stale, gone) => {
        const rendered = { ...prints };
        stale.forEach(({ name }) => (rendered[name] = 'old'));
        const present = without(
          outputs,
          gone.map(({ output }) => output),
        );
        const made = plan(all, prints, rendered, disk(present));
        made.forEach((item, index) => {
          const later = made.slice(index).map(({ output }) => output);
          expect(item.inputs.filter((file) => later.includes(file))).toEqual([]);
          for (const file of item.inputs.filter((input) => input === cloth.output)) {
            const earlier = made.slice(0, index).map(({ output }) => output);
            expect(file in present || earlier.includes(file)).toBe(true);
          }
        });
      }),
    );
  });
});

describe('missing', () => {
  it('names files that are neither there nor made earlier', () => {
    const rest = without(files, ['kit.css']);
    expect(missing(all, all, disk(rest))).toEqual([
      'card: kit.css is neither a file nor an earlier picture',
    ]);
  });
});
