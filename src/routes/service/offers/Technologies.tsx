import { Pill } from '../../../components/Pill';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Heading = chakra('h3', { base: { textStyle: 'label', marginTop: '4' } });
const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** The tools a service builds with. */
export function Technologies({ names }: { names: readonly string[] }) {
  const t = useMessages();
  return (
    <>
      <Heading>{t('service:technologies')}</Heading>
      <List>
        {names.map((name) => (
          <Pill as="li" key={name}>
            {name}
          </Pill>
        ))}
      </List>
    </>
  );
}
