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

test('fingerprints change with the settings, the source and what each input is made of', () => {
  const wider = fingerprints([cloth, { ...tote, width: 101 }, card], disk());
  expect(wider['tote']).not.toBe(prints['tote']);
  const blue = fingerprints(all, disk({ ...files, 'kit.css': 'blue' }));
  expect(blue['card']).not.toBe(prints['card']);
  expect(blue['tote']).toBe(prints['tote']);
  const twill = fingerprints(all, disk({ ...files, 'cloth.html': 'twill' }));
  expect(twill['tote']).not.toBe(prints['tote']);
  // Not with the file of an input.
  expect(fingerprints(all, disk({ ...files, [cloth.output]: 'pixels' }))).toEqual(prints);
});

test('what is not up to date is made, or what was asked for, and that always if forced', () => {
  const made = disk(outputs);
  expect(names(plan(all, prints, {}, disk()))).toEqual(['cloth', 'tote', 'card']);
  expect(plan(all, prints, prints, made)).toEqual([]);
  expect(names(plan(all, prints, {}, disk(), ['card']))).toEqual(['card']);
  expect(plan(all, prints, prints, made, ['card'])).toEqual([]);
  expect(names(plan(all, prints, prints, made, ['card'], true))).toEqual(['card']);
});

test('no picture is made before one it uses, whatever is stale or missing', () => {
  fc.assert(
    fc.property(fc.subarray(all), fc.subarray(all), (stale, gone) => {
      const old = Object.fromEntries(stale.map(({ name }) => [name, 'old']));
      const left = without(
        outputs,
        gone.map(({ output }) => output),
      );
      const made = plan(all, prints, { ...prints, ...old }, disk(left));
      const order = made.map(({ output }) => output);
      for (const { inputs, output } of made)
        for (const input of inputs.filter((file) => file === cloth.output)) {
          expect(input in left || order.includes(input)).toBe(true);
          expect(order.indexOf(input)).toBeLessThan(order.indexOf(output));
        }
    }),
  );
});

test('a file that is neither there nor made earlier is named', () => {
  expect(missing(all, all, disk(without(files, ['kit.css'])))).toEqual([
    'card: kit.css is neither a file nor an earlier picture',
  ]);
});
