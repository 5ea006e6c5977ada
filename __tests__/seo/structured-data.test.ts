import {
  breadcrumbs,
  caseStudyWork,
  jobPostings,
  jsonLd,
  localBusiness,
  offeredService,
  softwareTool,
  webPage,
} from '../../src/seo/structured-data';

const studio = {
  name: 'Studio',
  url: 'https://studio.test',
  description: 'Brands.',
  email: 'hello@studio.test',
  phone: '+880170',
  address: { street: 'House 14', city: 'Dhaka', country: 'BD' },
  social: [{ url: 'https://social.test/studio' }],
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

test('the studio is one business with its address and its other addresses', () => {
  expect(plain(localBusiness(studio))).toMatchObject({
    '@type': 'ProfessionalService',
    '@id': 'https://studio.test/#studio',
    telephone: '+880170',
    address: { '@type': 'PostalAddress', addressLocality: 'Dhaka', addressCountry: 'BD' },
    sameAs: ['https://social.test/studio'],
  });
});

test('services, tools and case studies name the studio as the one who makes them, with its address', () => {
  const page = { name: 'Logos', description: 'Marks.', url: 'https://studio.test/services/logos' };
  const maker = {
    '@id': 'https://studio.test/#studio',
    name: 'Studio',
    url: 'https://studio.test',
    telephone: '+880170',
    address: { streetAddress: 'House 14' },
  };
  expect(plain(offeredService(page, studio))).toMatchObject({ ...page, provider: maker });
  const tool = { ...page, image: 'https://studio.test/x.jpg', plans: [] };
  expect(plain(softwareTool(tool, studio))).toMatchObject({ publisher: maker });
  const pictures = [{ url: 'https://studio.test/x.jpg', caption: 'A sign' }];
  const work = { ...page, pictures, client: 'Aizaan', language: 'bn' };
  expect(plain(caseStudyWork({ ...work, pdf: undefined }, studio))).toMatchObject({
    creator: maker,
    inLanguage: 'bn',
    about: { name: 'Aizaan' },
    image: [{ contentUrl: 'https://studio.test/x.jpg', caption: 'A sign' }],
  });
});

test('a case study names its PDF where there is one', () => {
  const work = { name: '', description: '', url: '', pictures: [], client: '', language: 'en' };
  const pdf = 'https://studio.test/a.pdf';
  expect(plain(caseStudyWork({ ...work, pdf }, studio))).toMatchObject({
    encoding: { contentUrl: pdf, encodingFormat: 'application/pdf' },
  });
  expect(plain(caseStudyWork({ ...work, pdf: undefined }, studio))).not.toHaveProperty('encoding');
});

test('packages of a service are offers without a price, as a proposal names it', () => {
  const page = { name: 'Logos', description: 'Marks.', url: 'https://studio.test/services/logos' };
  const packages = { title: 'Packages', items: [{ name: 'Small', text: 'For a shop.' }] };
  expect(plain(offeredService(page, studio))).not.toHaveProperty('hasOfferCatalog');
  expect(plain(offeredService({ ...page, packages }, studio))['hasOfferCatalog']).toEqual({
    '@type': 'OfferCatalog',
    name: 'Packages',
    itemListElement: [
      { '@type': 'Offer', name: 'Small', description: 'For a shop.', url: `${page.url}#tiers` },
    ],
  });
});

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
  const offers = plain(softwareTool(tool, studio))['offers'] as Record<string, unknown>[];
  expect(offers).toHaveLength(2);
  expect(offers[0]).toMatchObject({
    price: 29,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 29, unitCode: 'MON' },
  });
  expect(offers[1]).toMatchObject({ price: 0, priceCurrency: 'USD' });
  expect(offers[1]).not.toHaveProperty('priceSpecification');
});

test('a page of questions tells what is asked on it', () => {
  const questions = [{ question: 'How much?', answer: ['It depends.', 'Ask us.'] }];
  const facts = {
    name: 'FAQ',
    description: 'All.',
    url: 'https://studio.test/faq',
    language: 'en',
  };
  expect(plain(webPage({ ...facts, kind: 'FAQPage', questions }, studio))).toMatchObject({
    '@type': 'FAQPage',
    isPartOf: { '@id': 'https://studio.test/#website' },
    mainEntity: [
      { name: 'How much?', acceptedAnswer: { '@type': 'Answer', text: 'It depends.\nAsk us.' } },
    ],
  });
});

test('the way to a page is counted from 1', () => {
  const way = [
    { name: 'Home', url: 'https://studio.test/' },
    { name: 'Services', url: 'https://studio.test/services' },
  ];
  expect(plain(breadcrumbs(way))['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://studio.test/' },
    { '@type': 'ListItem', position: 2, name: 'Services', item: 'https://studio.test/services' },
  ]);
});

test('an open position is offered with all that search engines ask for', () => {
  const [posting] = jobPostings([job], 'https://studio.test/career', studio);
  expect(plain(posting)).toMatchObject({
    title: 'Illustrator',
    description: 'You draw.\nDraw\nA pencil',
    url: 'https://studio.test/career#illustrator',
    datePosted: '2026-01-15',
    employmentType: 'PART_TIME',
    hiringOrganization: { name: 'Studio' },
    jobLocation: { address: { addressCountry: 'BD' } },
  });
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

test('a position with stand-ins in it is not offered', () => {
  const jobs = [
    { ...job, sample: ['posted'] },
    { ...job, slug: 'writer', sample: [] },
  ];
  const postings = jobPostings(jobs, 'https://studio.test/career', studio);
  expect(postings.map((posting) => plain(posting)['url'])).toEqual([
    'https://studio.test/career#writer',
  ]);
});

test('nothing in the data can end the script element it stands in', () => {
  const text = jsonLd([localBusiness({ ...studio, name: '</script><script>alert(1)</script>' })]);
  expect(text).not.toContain('<');
  expect(plain(JSON.parse(text ?? ''))['@graph']).toEqual([
    expect.objectContaining({ name: '</script><script>alert(1)</script>' }),
  ]);
});

test('a page with nothing to say says nothing', () => {
  expect(jsonLd([])).toBeUndefined();
});
