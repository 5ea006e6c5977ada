import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import Jobs from '../../src/sections/career/Jobs.static';
import { Industries } from '../../src/sections/home/industries/Industries';
import { Partners } from '../../src/sections/home/partners/Partners';
import Process from '../../src/sections/home/process/Process.static';
import { ProductLinks } from '../../src/sections/home/services/ProductLinks';
import { Services } from '../../src/sections/home/services/Services';
import Why from '../../src/sections/home/why/Why.static';
import Works from '../../src/sections/home/works/Works.static';
import OtherProducts from '../../src/sections/product/OtherProducts.static';
import OurProducts from '../../src/sections/service/OurProducts.static';
import { Stats } from '../../src/sections/shared/Stats';
import Values from '../../src/sections/support/about/Values.static';
import { Questions } from '../../src/sections/support/faq/Questions';
import Teaser from '../../src/sections/support/Teaser.static';
import { renderStyled } from '../helpers/render';

jest.mock('gatsby', () => ({ graphql: jest.fn() }));

const contact = {
  email: 'studio@example.com',
  messenger: 'studio',
  whatsapp: { number: '880', greeting: 'Hi' },
};
const stats = [{ value: 1, suffix: null, label: 'A' }];

test.each<[string, ReactElement]>([
  ['jobs', <Jobs jobs={[]} email="a@example.com" />],
  ['industries', <Industries contact={contact} slides={[]} names={[]} english={[]} />],
  ['partners', <Partners partners={[]} />],
  ['steps', <Process steps={[]} />],
  ['links to products', <ProductLinks products={[]} />],
  ['services', <Services slides={[]} products={[]} />],
  ['reasons', <Why benefits={[]} testimonials={[]} stats={stats} />],
  ['works', <Works works={[]} />],
  ['other products', <OtherProducts products={[]} />],
  ['products', <OurProducts products={[]} />],
  ['figures', <Stats stats={[]} />],
  ['values', <Values benefits={[]} stats={stats} />],
  ['questions', <Questions questions={[]} />],
  ['links to questions', <Teaser questions={[]} />],
])('a section without entries is not shown: %s', (_, section) => {
  expect(renderStyled(section).container).toHaveTextContent(/^$/);
});

test('reasons without testimonials have no heading for them', () => {
  const benefit = { slug: 'a', emblem: 'purse', title: 'A', text: 'A' } as const;
  renderStyled(<Why benefits={[benefit]} testimonials={[]} stats={stats} />);
  expect(screen.getByRole('heading', { name: 'home:whyTitle' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'service:testimonials' })).not.toBeInTheDocument();
});
