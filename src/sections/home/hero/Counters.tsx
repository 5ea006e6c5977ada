import { Counter } from '../../../components/motion/Counter';
import { counterStyleOf } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/useLanguage';
import { useNumbers } from '../../../i18n/useNumbers';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: { base: '8', lg: 'block' } },
});
const Figure = chakra('span', {
  base: { display: 'block', textStyle: 'figure', whiteSpace: 'nowrap' },
});
/* Two figures stand beside each other on every phone. */
const Label = chakra('span', {
  base: { display: 'block', textStyle: 'label', marginTop: '1', maxWidth: '11.25rem' },
});

const labels = { projects: 'common:projects', satisfaction: 'common:satisfaction' } as const;

/** The studio's figures, which count up (docs/requirements.md#hero). */
export function Counters({ counters }: Pick<Queries.HomeHeroFragment, 'counters'>) {
  const number = useNumbers();
  const digits = counterStyleOf(useLanguage());
  const t = useMessages();
  return (
    <List>
      {counters.map(({ key, value, suffix, seconds }) => (
        <li key={key}>
          <Figure>
            <Counter
              value={value}
              seconds={seconds}
              text={`${number(value)}${suffix ?? ''}`}
              suffix={suffix ?? ''}
              digits={digits}
            />
          </Figure>
          <Label>{t(labels[key])}</Label>
        </li>
      ))}
    </List>
  );
}
