import { screen } from '@testing-library/react';
import Closing from '../../../../src/sections/service/closing/Closing.static';
import { inWords, renderStyled } from '../../../helpers/render';

jest.mock('gatsby', () => ({ graphql: jest.fn() }));

const Words = inWords({ service: { downloadCaseStudy: 'DOWNLOAD CASE STUDY: {{client}}' } });
const closing = (second: 'schedule' | 'book') => ({ headline: 'Call us', text: 'Soon.', second });

test.each([
  ['schedule', 'service:scheduleCall', 'service:callSubject'],
  ['book', 'service:bookConsultation', 'service:consultationSubject'],
] as const)('the button to %s opens the contact form with its own subject', (second, name, is) => {
  renderStyled(<Closing closing={closing(second)} />);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect(new URL(href).searchParams.get('subject')).toBe(is);
});

test('the download says whose case study it is', () => {
  renderStyled(
    <Words>
      <Closing closing={closing('book')} caseStudy={{ client: 'Pottery', url: '/pottery.pdf' }} />
    </Words>,
  );
  const link = screen.getByRole('link', { name: 'DOWNLOAD CASE STUDY: Pottery' });
  expect(link).toHaveAttribute('href', '/pottery.pdf');
});
