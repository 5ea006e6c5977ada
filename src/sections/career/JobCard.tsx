import { graphql } from 'gatsby';
import { ButtonAnchor } from '../../components/Button';
import { Disclosure, Summary } from '../../components/Disclosure';
import { Body, Lead } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { pill } from '../../components/Pill';
import { ruleAbove } from '../../components/stitched';
import { useMessages } from '../../i18n/useMessages';
import { anchorOf } from '../../lib/anchor';
import { mailtoUrl } from '../../lib/chat';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../components/Phrases';
import { plain } from '../../lib/phrases';

const Root = chakra('article', {
  base: {
    display: 'grid',
    columnGap: 'block',
    rowGap: '6',
    gridTemplateColumns: { lg: '1fr 1.6fr' },
    paddingBlock: 'block',
    ...ruleAbove,
    _last: { paddingBottom: '0' },
    '&:target h3 a': { color: 'accent.text' },
  },
});
const Facts = chakra('div', {
  base: { display: 'grid', gap: '4', alignContent: 'start', justifyItems: 'start' },
});
const Name = chakra('h3', {
  base: {
    textStyle: 'headline',
    fontSize: 'calc(clamp(1.75rem, 1.2rem + 2vw, 2.75rem) * var(--display-scale))',
    '& a:hover': { textDecoration: 'underline dashed', textUnderlineOffset: '0.2em' },
  },
});
const Tags = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Tag = chakra('li', { base: { ...pill, background: 'ground.quiet' } });
const Words = chakra('div', { base: { display: 'grid', gap: { base: '2', lg: '6' } } });
const Lists = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: { lg: '1fr 1fr' },
    '& h4': { textStyle: 'label' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '1.25em', display: 'grid', gap: '1.5' },
  },
});

/** An open position. “Apply” opens a prefilled email. */
export function JobCard({ job, email }: { job: Queries.JobCardFragment; email: string }) {
  const t = useMessages();
  const name = { job: plain(job.title) };
  const id = anchorOf('job', job.slug);
  return (
    <Root id={id} aria-labelledby={`title-${id}`}>
      <Facts>
        <Name id={`title-${id}`}>
          <a href={`#${id}`}>
            <Phrases>{job.title}</Phrases>
          </a>
        </Name>
        <Tags>
          <Tag>{t(`support:department-${job.department}`)}</Tag>
          <Tag>{t(`support:type-${job.type}`)}</Tag>
          <Tag>{job.location}</Tag>
        </Tags>
        <ButtonAnchor
          href={mailtoUrl(email, t('support:applySubject', name), t('support:applyBody', name))}
          aria-label={t('support:applyFor', name)}
        >
          <Icon name="mail" />
          {t('support:apply')}
        </ButtonAnchor>
      </Facts>
      <Words>
        <Lead>{job.description}</Lead>
        <Lists>
          <Points title={t('support:tasks')} points={job.tasks} />
          <Points title={t('support:needs')} points={job.needs} />
        </Lists>
      </Words>
    </Root>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Disclosure>
      <Summary>
        <h4>{title}</h4>
      </Summary>
      <ul>
        {points.map((point) => (
          <Body key={point} as="li">
            {point}
          </Body>
        ))}
      </ul>
    </Disclosure>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment JobCard on Job {
    slug
    title
    department
    type
    location
    description
    tasks
    needs
  }
`;
