import { chakra } from '@chakra-ui/react/styled-system';
import { type Days as DayRange, dayRange } from '../../content/days';
import { getLanguage } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { useMessages } from '../../i18n/useMessages';

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: 'label',
  },
});
const Range = chakra('span', { base: { textStyle: 'figure', whiteSpace: { sm: 'nowrap' } } });

/** Business days as a large number. */
export function Days({ days }: { days: DayRange }) {
  const t = useMessages();
  return (
    <Line>
      <Range>{dayRange(days, getLanguage(useLanguage()))}</Range>{' '}
      {t('service:businessDays', { count: days.at(-1) ?? 0 })}
    </Line>
  );
}
