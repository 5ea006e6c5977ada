import { Container } from '../components/Container';
import { LocalLink } from '../components/LocalLink';
import type { ColorScheme } from '../theme/recipes/surface';
import { surface } from '../theme/recipes/surface';
import { lowWindow } from '../theme/low-window';
import { ruleBelow } from '../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';
import { GetStarted } from './GetStarted';
import { LanguagePicker } from './LanguagePicker';
import { MainNavigation } from './MainNavigation';
import { MobileMenu } from './MobileMenu';
import { currentPage, headerItems } from './navigation';
import type { LinkedEntries, Studio } from './shell';
import { useMessages } from '../i18n/useMessages';

const solid = {
  background: 'ground',
  color: 'text',
  '&::after': { opacity: 1 },
  '--surface-action': '{colors.ink}',
  '--surface-action-text': '{colors.paper}',
};
const Bar = chakra('header', {
  ...surface,
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: '10',
    color: 'var(--surface-text)',
    '&::after': { ...ruleBelow['&::after'], opacity: 0 },
    transition: 'background-color 180ms, color 180ms',
    'html[data-scrolled] &': solid,
    // A separate rule: browsers without `:has()` drop the whole rule.
    '&:has(details[data-menu][open])': solid,
    [lowWindow]: { position: 'absolute' },
  },
});
const Row = chakra(Container, {
  base: {
    display: 'flex',
    alignItems: 'center',
    // With large text, the menu takes a second line.
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: { base: '2', lg: '4' },
    minHeight: 'header',
    paddingInline: { base: 'var(--gutter)', md: '1.5rem', lg: 'var(--gutter)' },
    // On a tablet, the menu takes as much of the gutter as its language needs.
    '&::before, &::after': {
      content: '""',
      display: { base: 'none', md: 'block', lg: 'none' },
      flex: '1 0 0',
      maxWidth: 'calc(var(--gutter) - 1.5rem - {spacing.2})',
    },
  },
});
const Brand = chakra(LocalLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    marginInlineEnd: 'auto',
    fontFamily: 'display',
    fontWeight: '800',
    fontStretch: '125%',
    // Leaves room for the menu at any text size.
    fontSize: 'min(1.1875rem, 6vw)',
    letterSpacing: 'var(--title-tracking)',
    whiteSpace: 'nowrap',
  },
});
const Desktop = chakra('div', {
  base: {
    display: 'none',
    md: { display: 'block' },
    '& > a': {
      paddingInline: { base: '0.75rem', lg: '1.75rem' },
      minHeight: 'touch',
      whiteSpace: 'nowrap',
    },
  },
});

interface Props {
  data: LinkedEntries;
  studio: Studio;
  /** English path of the page. */
  path: string;
  /** Address that opens a chat about the page. */
  whatsapp: string;
  /** The color scheme of the top of the page. The header is transparent until the page is scrolled. */
  color: ColorScheme;
}

/** The header of every page. Its menus work without scripts, and `useMenus` adds to them. */
export default function Header({ data, studio, path, whatsapp, color }: Props) {
  const t = useMessages();
  const items = headerItems(data, t);
  return (
    <Bar data-menus="" color={color}>
      <Row>
        <Brand to="/" aria-current={currentPage('/', path)}>
          {t('common:companyName')}
        </Brand>
        <MainNavigation items={items} path={path} />
        <LanguagePicker path={path} />
        <Desktop>
          <GetStarted path={path}>{t('common:getStarted')}</GetStarted>
        </Desktop>
        <MobileMenu items={items} path={path} studio={studio} whatsapp={whatsapp} />
      </Row>
    </Bar>
  );
}
