import { useId } from 'react';
import { getLanguage } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { chakra, recipe } from '../theme/styled';
import { TextField } from './TextField';
import { answerName } from './useEmailForm';
import type { SumCheck } from './useSumCheck';

const Root = chakra('div', recipe({ base: { '& input': { maxWidth: '8rem' } } }));

/** The sum that keeps robots out (spec §5). */
export function SumField({ check: { sum, again }, wrong }: { check: SumCheck; wrong: boolean }) {
  const t = useMessages();
  const id = useId();
  const number = new Intl.NumberFormat(getLanguage(useLanguage()).locale);
  if (!sum) return null;
  const numbers = { first: number.format(sum.first), second: number.format(sum.second) };
  return (
    <Root role={again ? 'status' : undefined}>
      <TextField
        id={id}
        name={answerName}
        label={t('forms:sum', numbers)}
        hint={t(again ? 'forms:sumAgain' : 'forms:sumHint')}
        fault={wrong ? t('forms:sumWrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </Root>
  );
}
