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
    layout: 'row',
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

test('the order of sections names each section once', () => {
  const { sections } = services.schema.shape;
  const order = ['kinds', 'scene', 'process', 'projects', 'packages', 'testimonials'];
  expect(sections.safeParse([...order].reverse()).success).toBe(true);
  expect(sections.safeParse(order.slice(1)).success).toBe(false);
  expect(sections.safeParse([...order.slice(1), 'scene']).success).toBe(false);
});
