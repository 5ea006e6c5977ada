import { useId } from 'react';
import { numbersIn } from '../i18n/numbers';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { answerName } from './sum';
import { TextField } from './TextField';
import type { SumCheck } from './useSumCheck';

const Root = chakra('div', { base: { '& input': { maxWidth: '8rem' } } });

/** The sum that keeps robots out (spec §5). */
export function SumField({ check: { sum, again }, wrong }: { check: SumCheck; wrong: boolean }) {
  const t = useMessages();
  const id = useId();
  const number = numbersIn(useLanguage());
  // Its words are in the HTML all the same, from which the letters of a page's fonts are taken.
  if (!sum) return <Root hidden>{t('forms:sum') + t('forms:sumHint')}</Root>;
  const numbers = { first: number(sum.first), second: number(sum.second) };
  return (
    <Root role={again ? 'status' : undefined}>
      <TextField
        id={id}
        name={answerName}
        label={t('forms:sum', numbers)}
        hint={again && wrong ? undefined : t(again ? 'forms:sumAgain' : 'forms:sumHint')}
        fault={wrong ? t('forms:sumWrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </Root>
  );
}
