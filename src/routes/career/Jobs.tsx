import { useRef } from 'react';
import { Button } from '../../components/Button';
import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Section } from '../../components/Section';
import { numbersIn } from '../../i18n/numbers';
import { localizePath } from '../../i18n/paths';
import { useLanguage } from '../../i18n/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import { useSearch } from '../../hooks/useSearch';
import { setSearch } from '../../lib/search';
import { chakra } from '@chakra-ui/react/styled-system';
import { filterSearch, fits, readFilter, type JobFilter } from './filter';
import { JobFilters, type FilterChoice } from './JobFilters';
import { JobCard } from './JobCard';

const Bar = chakra('div', {
  base: { display: 'grid', gap: '3', marginTop: '8', marginBottom: '8' },
});
const Count = chakra('p', { base: { textStyle: 'small', marginTop: '2' } });
const Empty = chakra('div', {
  base: { display: 'grid', gap: '5', justifyItems: 'start', paddingBlock: '8' },
});

interface Props {
  jobs: readonly Queries.JobCardFragment[];
  email: string;
}

/** The open positions, filtered by the query: `?department=design&type=contract`. */
export function Jobs({ jobs, email }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const number = numbersIn(language);
  const headline = useRef<HTMLHeadingElement>(null);
  const path = localizePath('/career', language);
  const filter = readFilter(useSearch(), jobs);
  const shown = jobs.filter((job) => fits(job, filter));
  const choices = (field: keyof JobFilter): FilterChoice[] =>
    [undefined, ...new Set(jobs.map((job) => job[field]))].map((value) => ({
      label: value === undefined ? t('support:all') : t(`support:${field}-${value}`),
      search: filterSearch({ ...filter, [field]: value }),
      current: filter[field] === value,
    }));
  const reset = () => {
    setSearch('');
    // The button disappears after the click, so the focus moves.
    headline.current?.focus();
  };
  const counts = { shown: number(shown.length), total: number(jobs.length) };
  return (
    <Section id="positions" aria-labelledby="positions-title">
      <Container>
        <Headline id="positions-title" ref={headline} tabIndex={-1} outline="none">
          {t('support:careerListTitle')}
        </Headline>
        <Bar data-needs-script="">
          <JobFilters
            id="by-department"
            name={t('support:department')}
            path={path}
            choices={choices('department')}
          />
          <JobFilters id="by-type" name={t('support:type')} path={path} choices={choices('type')} />
          <Count role="status">{t('support:careerShown', counts)}</Count>
        </Bar>
        {shown.map((job) => (
          <JobCard key={job.slug} job={job} email={email} />
        ))}
        {shown.length === 0 && (
          <Empty>
            <Lead>{t('support:careerNone')}</Lead>
            <Button variant="stitched" onClick={reset}>
              {t('support:careerReset')}
            </Button>
          </Empty>
        )}
      </Container>
    </Section>
  );
}
