import { Fragment } from 'react';
import type { MessageKey } from '../i18n/messages';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import type { EmailForm, Failure, FormProblem } from './useEmailForm';

/* While it is empty, the gap of the form around it is one, not two. */
const Root = chakra('div', {
  base: { display: 'grid', gap: '1', textStyle: 'body', '&:empty': { marginTop: '-5' } },
});
const Strong = chakra('p', { base: { fontWeight: '700', color: 'accent.text' } });

/** What each failure means for the message. */
const meanings: Record<Failure, MessageKey> = {
  refused: 'forms:refused',
  unreachable: 'forms:unreachable',
  unknown: 'forms:unknown',
};

function failureIn(problem: FormProblem | undefined): Failure | undefined {
  return problem && problem.kind in meanings ? (problem.kind as Failure) : undefined;
}

/** Says what went wrong, and whether the message may have arrived. */
export function FormErrorMessage({ form }: { form: EmailForm }) {
  const t = useMessages();
  const { kind, problem, failures, errors } = form;
  const failure = failureIn(problem);
  return (
    <Root role="alert">
      {/* New elements, even with the same words, so that screen readers announce each failure. */}
      <Fragment key={failures}>
        {kind === 'inquiry' && Object.values(errors).includes('required') && (
          <Strong>{t('forms:allRequired')}</Strong>
        )}
        {failure && <Strong>{t('forms:failed')}</Strong>}
        {failure && <p>{t(meanings[failure])}</p>}
      </Fragment>
    </Root>
  );
}
