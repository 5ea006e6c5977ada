import { services } from '../../src/collections/services';

const step = {
  title: 'Sketches',
  text: 'We draw.',
  icon: 'pencil',
  deliverables: ['a sketch'],
  duration: { days: [2] },
};
const isValid = (changed: object) =>
  services.schema.shape.process.safeParse({
    title: 'Four steps',
    steps: [step, step, step, { ...step, ...changed }],
  }).success;

test('a step has an icon that exists, and one to three results', () => {
  expect(isValid({})).toBe(true);
  expect(isValid({ icon: 'pensil' })).toBe(false);
  expect(isValid({ icon: undefined })).toBe(false);
  expect(isValid({ deliverables: [] })).toBe(false);
  expect(isValid({ deliverables: ['a', 'b', 'c', 'd'] })).toBe(false);
  expect(isValid({ deliverables: undefined })).toBe(false);
});
