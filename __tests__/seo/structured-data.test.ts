import {
  jobPostings,
  jsonLd,
  localBusiness,
  softwareApplication,
} from '../../src/seo/structured-data';

const studio = {
  name: 'Studio',
  url: 'https://studio.test',
  description: 'Brands.',
  email: 'hello@studio.test',
  phone: '+880170',
  address: { street: 'House 14', city: 'Dhaka', country: 'BD' },
  social: [{ name: 'Social', url: 'https://social.test/studio' }],
};
const job = {
  slug: 'illustrator',
  title: 'Illustrator',
  description: 'You draw.',
  tasks: ['Draw'],
  needs: ['A pencil'],
  type: 'part-time',
  remote: null,
  posted: '2026-01-15',
  sample: null,
};

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

test('a plan of a tool is offered at the price that the page names, and not offered where it names none', () => {
  const plan = { name: 'Pro', text: 'For a shop.' };
  const tool = {
    name: 'Snap',
    description: 'Turns photos.',
    url: 'https://studio.test/products/snap',
    image: 'https://studio.test/snap.jpg',
    plans: [
      { ...plan, price: 29, per: 'month' },
      { ...plan, price: 0, per: null },
      { ...plan, price: null, per: null },
    ],
  };
  const offers = plain(softwareApplication(tool, studio))['offers'] as Record<string, unknown>[];
  expect(offers).toHaveLength(2);
  expect(offers[0]).toMatchObject({
    price: 29,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 29, unitCode: 'MON' },
  });
  expect(offers[1]).toMatchObject({ price: 0, priceCurrency: 'USD' });
  expect(offers[1]).not.toHaveProperty('priceSpecification');
});

test('a position is at the studio, away from it, or both', () => {
  const remotes = [null, 'also', 'only'] as const;
  const postings = jobPostings(
    remotes.map((remote) => ({ ...job, remote })),
    'https://studio.test/career',
    studio,
  ).map(plain);
  expect(postings.map((posting) => 'jobLocation' in posting)).toEqual([true, true, false]);
  expect(postings.map((posting) => posting['jobLocationType'])).toEqual([
    undefined,
    'TELECOMMUTE',
    'TELECOMMUTE',
  ]);
  expect(postings[2]).toMatchObject({
    applicantLocationRequirements: { '@type': 'Country', name: 'BD' },
  });
});

test('each kind of employment is one that search engines know', () => {
  const known = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER'];
  const types = ['full-time', 'part-time', 'contract', 'internship'];
  const jobs = types.map((type) => ({ ...job, type }));
  const postings = jobPostings(jobs, 'https://studio.test/career', studio).map(plain);
  expect(postings).toHaveLength(types.length);
  for (const posting of postings) expect(known).toContain(posting['employmentType']);
});

test.each([
  '</script><script>alert(1)</script>',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;/script&#x3e;&amp;lt;',
  '<!--<script>\u2028\u2029-->',
])('no sign of %j reaches the script element of the structured data', (name) => {
  const text = jsonLd([localBusiness({ ...studio, name, description: name })]) ?? '';
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(plain(JSON.parse(text))['@graph']).toEqual([
    expect.objectContaining({ name, description: name }),
  ]);
});
