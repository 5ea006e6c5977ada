import { getLanguage } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { problemId } from './useFormFields';
import { timeLabel } from './time-label';
import type { FormKind } from './rules';
import type { FormError } from './useEmailForm';

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
  kind,
  problem,
}: {
  kind: FormKind;
  problem: FormError | undefined;
}) {
  const t = useMessages();
  const { locale } = getLanguage(useLanguage());
  const time = (at: number) => timeLabel(at, at, locale);
  // Any edit hides this message. The invalid fields stay marked.
  const errors = problem?.kind === 'fields' && !problem.edited ? Object.values(problem.errors) : [];
  const together = kind === 'inquiry' && errors.length > 0;
  return (
    <Root id={problemId(kind)} role="alert">
      {together && errors.includes('required') && <Strong>{t('forms:allRequired')}</Strong>}
      {together && !errors.includes('required') && errors.includes('email') && (
        <Strong>{t('forms:emailInvalid')}</Strong>
      )}
      {hasFailed(problem) && <Strong>{t('forms:failed')}</Strong>}
      {problem?.kind === 'refused' && <p>{t('forms:kept')}</p>}
      {(problem?.kind === 'unknown' || problem?.kind === 'doubtful') && (
        <p>{t('forms:doubtful')}</p>
      )}
      {problem?.kind === 'limited' && (
        <Strong>{t('forms:limited', { time: time(problem.until) })}</Strong>
      )}
    </Root>
  );
}
