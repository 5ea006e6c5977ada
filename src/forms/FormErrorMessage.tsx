import { Fragment } from 'react';
import { getLanguage } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { timeLabel } from './time-label';
import type { EmailForm, FormError } from './useEmailForm';

const Root = chakra('div', { base: { display: 'grid', gap: '1', textStyle: 'body' } });
const Strong = chakra('p', { base: { fontWeight: '700', color: 'accent.text' } });

/** Returns whether sending failed, so that the visitor needs another channel. */
export function hasFailed(problem: FormError | undefined): boolean {
  return (
    problem !== undefined && ['refused', 'unknown', 'doubtful', 'offline'].includes(problem.kind)
  );
}

/** Says what went wrong, and whether the message may have arrived. */
export function FormErrorMessage({
  form: { kind, problem, failures, errors },
}: {
  form: EmailForm;
}) {
  const t = useMessages();
  const { locale } = getLanguage(useLanguage());
  const time = (at: number) => timeLabel(at, at, locale);
  return (
    <Root role="alert">
      {/* New elements, even with the same words, so that screen readers announce each failure. */}
      <Fragment key={failures}>
        {kind === 'inquiry' && Object.values(errors).includes('required') && (
          <Strong>{t('forms:allRequired')}</Strong>
        )}
        {hasFailed(problem) && <Strong>{t('forms:failed')}</Strong>}
        {problem?.kind === 'refused' && <p>{t('forms:kept')}</p>}
        {(problem?.kind === 'unknown' || problem?.kind === 'doubtful') && (
          <p>{t('forms:doubtful')}</p>
        )}
        {problem?.kind === 'limited' && (
          <Strong>{t('forms:limited', { time: time(problem.until) })}</Strong>
        )}
      </Fragment>
    </Root>
  );
}
