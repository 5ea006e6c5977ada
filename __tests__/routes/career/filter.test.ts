import fc from 'fast-check';
import { filterSearch, fits, readFilter } from '../../../src/routes/career/filter';

const jobs = [
  { department: 'design', type: 'full-time' },
  { department: 'design', type: 'internship' },
  { department: 'content', type: 'part-time' },
];

const shown = (query: string) => {
  const filter = readFilter(new URLSearchParams(query), jobs);
  return jobs.filter((job) => fits(job, filter));
};

test('without a query every job is shown', () => {
  expect(shown('')).toEqual(jobs);
});

test('department and type narrow the list, alone and together', () => {
  expect(shown('?department=design')).toEqual(jobs.slice(0, 2));
  expect(shown('?type=part-time')).toEqual([jobs[2]]);
  expect(shown('?department=design&type=internship')).toEqual([jobs[1]]);
  expect(shown('?department=content&type=internship')).toEqual([]);
});

test('a value that no job has is passed over', () => {
  fc.assert(
    fc.property(
      fc.string().filter((value) => !jobs.some(({ department }) => department === value)),
      (value) => {
        expect(shown(`?department=${encodeURIComponent(value)}`)).toEqual(jobs);
      },
    ),
  );
});

test('an address gives back the filter it was made of', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('design', 'content', undefined),
      fc.constantFrom('full-time', 'internship', undefined),
      (department, type) => {
        const search = filterSearch({ department, type });
        expect(readFilter(new URLSearchParams(search), jobs)).toEqual({ department, type });
      },
    ),
  );
  expect(filterSearch({ department: undefined, type: undefined })).toBe('');
});

test('browsers that do not know the size of a query make the same address', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {};
  Object.defineProperty(URLSearchParams.prototype, 'size', { ...size, get: () => undefined });
  try {
    expect(filterSearch({ department: 'design', type: undefined })).toBe('?department=design');
  } finally {
    Object.defineProperty(URLSearchParams.prototype, 'size', size);
  }
});
