import { Columns, Container } from '../../components/Container';
import { Title } from '../../components/Heading';
import { Section } from '../../components/Section';
import { sewnRuleAbove, sewnRuleBelow } from '../../components/stitched';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'gap',
    '& > li': sewnRuleAbove,
    '& > li:last-of-type': { ...sewnRuleAbove, ...sewnRuleBelow },
    '& > li:nth-last-of-type(2):nth-of-type(odd)': { md: { ...sewnRuleAbove, ...sewnRuleBelow } },
  },
});
const Name = chakra('li', { base: { textStyle: 'title', paddingBlock: '4' } });

/** The software that a product works with, one name per line. */
export default function Integrations({ names }: { names: readonly string[] }) {
  const t = useMessages();
  return (
    <Section id="integrations" aria-labelledby="integrations-title">
      <Container>
        <Columns
          gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 2.4fr)' }}
          rowGap="3"
          alignItems="baseline"
        >
          <Title as="h2" id="integrations-title">
            {t('common:integrations')}
          </Title>
          <List>
            {names.map((name) => (
              <Name key={name}>{name}</Name>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  );
}
