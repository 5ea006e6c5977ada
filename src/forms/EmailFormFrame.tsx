import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { useMessages } from '../i18n/useMessages';
import { cut } from '../lib/cut';
import { chakra } from '@chakra-ui/react/styled-system';
import { draftKey } from './draft';
import { Fields } from './FieldFrame';
import { FormErrorMessage } from './FormErrorMessage';
import { OtherWays, type StudioContact } from './OtherWays';
import { SumField } from './SumField';
import { ThankYou } from './ThankYou';
import { Honeypot } from './Honeypot';
import type { EmailForm } from './useEmailForm';

/*
 * Hidden without scripts, as it could not send. gatsby-plugin-html-first sets the attribute before the first paint. If the scripts did
 * not load, words that were typed stay, so that the visitor can copy them.
 */
const Root = chakra('form', {
  base: {
    display: 'none',
    gap: '5',
    'html[data-scripting] &': { display: 'grid' },
    '&:not(:focus-within, :has(:is(input, textarea):required:valid))': {
      'html[data-scripting=lost] &': { display: 'none' },
    },
  },
});
const Note = chakra('p', { base: { textStyle: 'small', color: 'text.quiet' } });
const Send = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
});

export interface EmailFormProps {
  form: EmailForm;
  studio: StudioContact;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /**
   * Labels and values for the links that pass the message to another channel. The first value is also the subject of the email, so what
   * the visitor wants comes first.
   */
  fallbackLines: readonly (readonly [label: string, value: string | undefined])[];
  /** Id of the headline of the thank-you view. */
  thanksId?: string;
  /** More buttons of the thank-you view. */
  thanks?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The parts that the three forms share: errors, the checks against bots, submit button and thank-you view. */
export function EmailFormFrame({
  form,
  studio,
  labelledBy,
  fallbackLines: lines,
  thanks,
  thanksId,
  children,
}: EmailFormProps) {
  const t = useMessages();
  const { ref, phase, problem, sum, edit, submit, restart } = form;
  const sending = phase === 'sending';
  if (phase === 'sent')
    return (
      <ThankYou whatsapp={studio.whatsapp} onRestart={restart} id={thanksId}>
        {thanks}
      </ThankYou>
    );
  return (
    <Root
      ref={ref}
      // Outside a dialog, this submits nothing. Without scripts, no text gets into an address.
      method="dialog"
      noValidate
      aria-labelledby={labelledBy}
      data-restores={draftKey(form.kind)}
      aria-busy={sending}
      onInput={edit}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Fields inert={sending}>{children}</Fields>
      <Honeypot id={`${form.kind}-trap`} shown={problem?.kind === 'trap'} />
      {sum && <SumField sum={sum.sum} wrong={problem?.kind === 'sum'} />}
      {/* Mounted from the start, so that screen readers announce a message when it appears. */}
      <FormErrorMessage form={form} />
      <Send data-needs-script="">
        {/* Not `disabled` while it sends: that would take the focus away. */}
        <Button type="submit" aria-disabled={sending || undefined}>
          {t(sending ? 'forms:sending' : 'forms:send')}
        </Button>
      </Send>
      {form.failures > 0 && (
        <OtherWays contact={studio} subject={subjectOf(lines)} text={text(lines)} />
      )}
      <Note data-needs-script="">{t('forms:draftNote')}</Note>
    </Root>
  );
}

type Lines = EmailFormProps['fallbackLines'];

function subjectOf(lines: Lines): string {
  return cut(lines.find(([, value]) => value)?.[1] ?? '', 80);
}

function text(lines: Lines): string {
  return lines
    .filter(([, value]) => value)
    .map(([label, value = '']) => (label ? `${label}: ${value}` : value))
    .join('\n');
}
