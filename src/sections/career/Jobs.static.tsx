import { TitledSection } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { JobCard } from './JobCard';

const Cards = chakra('div', { base: { marginTop: '8' } });

interface Props {
  jobs: readonly Queries.JobCardFragment[];
  email: string;
}

/** The open positions. Without one, nothing. */
export default function Jobs({ jobs, email }: Props) {
  const t = useMessages();
  if (jobs.length === 0) return null;
  return (
    <TitledSection id="positions" title={t('support:careerListTitle')}>
      <Cards>
        {jobs.map((job) => (
          <JobCard key={job.slug} job={job} email={email} />
        ))}
      </Cards>
    </TitledSection>
  );
}
