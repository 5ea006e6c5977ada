import { useId } from 'react';
import { useNumbers } from '../i18n/useNumbers';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { answerName, type Sum } from './sum';
import { TextField } from './TextField';

const Root = chakra('div', { base: { '& input': { maxWidth: '8rem' } } });
const Label = chakra('span', { base: { textStyle: 'label' } });

/** The sum that keeps bots out (docs/requirements.md#intake-form). */
export function SumField({ sum, wrong }: { sum: Sum | undefined; wrong: boolean }) {
  const t = useMessages();
  const id = useId();
  const number = useNumbers();
  if (!sum) return <SumLetters key="letters" />;
  const numbers = { first: number(sum.first), second: number(sum.second) };
  return (
    <Root key="sum">
      <TextField
        id={id}
        name={answerName}
        label={t('forms:sum', numbers)}
        hint={t('forms:sumHint')}
        error={wrong ? t('forms:sumWrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </Root>
  );
}

/** The fonts of a page are subset to the characters in its HTML, and the sum may need any digit. */
function SumLetters() {
  const t = useMessages();
  const number = useNumbers();
  const digits = Array.from({ length: 10 }, (_, digit) => number(digit)).join('');
  return (
    <div hidden>
      <span>{t('forms:sumHint') + digits}</span>
      <Label>{t('forms:sum') + digits}</Label>
    </div>
  );
}
