import { useId } from 'react';
import { useNumbers } from '../i18n/useNumbers';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { answerName } from './sum';
import { TextField } from './TextField';
import type { SumCheck } from './useSumCheck';

const Root = chakra('div', { base: { '& input': { maxWidth: '8rem' } } });

const Label = chakra('span', { base: { textStyle: 'label' } });

/** The sum that keeps bots out (docs/requirements.md#intake-form). */
export function SumField({ check: { sum, again }, wrong }: { check: SumCheck; wrong: boolean }) {
  const t = useMessages();
  const id = useId();
  const number = useNumbers();
  if (!sum) {
    // The fonts of a page are subset to the characters in its HTML, and the sum may need any digit.
    const digits = Array.from({ length: 10 }, (_, digit) => number(digit)).join('');
    return (
      <Root hidden>
        {t('forms:sumHint') + digits}
        <Label>{t('forms:sum') + digits}</Label>
      </Root>
    );
  }
  const numbers = { first: number(sum.first), second: number(sum.second) };
  return (
    <Root role={again ? 'status' : undefined}>
      <TextField
        id={id}
        name={answerName}
        label={t('forms:sum', numbers)}
        hint={again && wrong ? undefined : t(again ? 'forms:sumAgain' : 'forms:sumHint')}
        error={wrong ? t('forms:sumWrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </Root>
  );
}
