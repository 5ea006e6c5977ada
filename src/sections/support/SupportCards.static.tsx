import { Title } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { Motif } from '../../components/motif/Motif';
import { TitledSection } from '../../components/Section';
import { pagePaths } from '../../i18n/page-paths';
import { useMessages } from '../../i18n/useMessages';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    marginTop: 'block',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1.5fr) repeat(2, minmax(0, 1fr))',
    },
    '& > :first-child': { gridRow: { lg: 'span 2' }, gridColumn: { sm: 'span 2', lg: 'auto' } },
    '& > :last-child': { gridColumn: { sm: 'span 2' } },
    // Only the widest card has room for a long word at this size.
    '& > :first-child h3': { textStyle: { lg: 'headline' } },
  },
});
const Card = chakra(LocalLink, {
  ...surface,
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    gap: '3',
    height: '100%',
    padding: { base: '6', lg: '8' },
    borderRadius: 'card',
    overflow: 'hidden',
    transition: 'transform 300ms',
    _hover: { transform: 'translateY(-4px)' },
    '& > svg': { alignSelf: 'end' },
    '&:has(> .motif)': { gridTemplateRows: '1fr auto auto' },
    '& > .motif': { gridColumn: '1 / -1', margin: '-1rem -1rem 0 auto', maxWidth: '70%' },
  },
});
const Text = chakra('p', { base: { textStyle: 'body' } });

/** Links to the support pages. The first card is the widest, with a figure. */
export default function SupportCards() {
  const t = useMessages();
  const cards = [
    {
      to: pagePaths.contact,
      name: t('common:contactUs'),
      text: t('support:contactCardText'),
      color: 'vermilion',
    },
    {
      to: pagePaths.faq,
      name: t('common:faq'),
      text: t('support:faqCardText'),
      color: 'marigold',
    },
    {
      to: pagePaths.about,
      name: t('common:aboutUs'),
      text: t('support:aboutCardText'),
      color: 'rose',
    },
    {
      to: pagePaths.career,
      name: t('layout:careers'),
      text: t('support:careerCardText'),
      color: 'leaf',
    },
  ] as const;
  return (
    <TitledSection id="ways" title={t('support:waysTitle')}>
      <List>
        {cards.map(({ to, name, text, color }, index) => (
          <li key={to}>
            <Card to={to} color={color}>
              {index === 0 && <Motif name="medallion" size={240} on={color} />}
              <Title gridColumn="1 / -1">{name}</Title>
              <Text>{text}</Text>
              <Icon name="arrow" size={28} />
            </Card>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
