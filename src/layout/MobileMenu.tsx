import { Icon } from '../components/Icon';
import { LocalLink } from '../components/LocalLink';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useMessages } from '../i18n/useMessages';
import { ruleBelow } from '../components/stitched';
import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { LanguageLinks } from './LanguagePicker';
import { MenuContact, menuRow } from './MenuContact';
import { currentPage, type ChildItem, type NavigationItem } from './navigation';
import { NavigationIcon } from './NavigationIcon';
import type { Studio } from './shell';

const Details = chakra('details', { base: { md: { display: 'none' } } });
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '2',
    marginInlineEnd: '-0.5rem',
    textStyle: 'label',
    '[open] > &': { '& [data-when=closed]': { display: 'none' } },
    'details:not([open]) > &': { '& [data-when=open]': { display: 'none' } },
  },
});
const Panel = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    position: 'fixed',
    insetInline: '0',
    top: '{sizes.header}',
    height: 'calc(100dvh - {sizes.header})',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: 'var(--gutter)',
    paddingTop: '4',
    paddingBottom: '4',
    display: 'flex',
    flexDirection: 'column',
    // At the lower edge of the screen, however high it is.
    '& > .quilt': { flex: 'none', marginTop: 'auto' },
  },
});
const Row = chakra('li', { base: { ...ruleBelow, _last: { '&::after': { display: 'none' } } } });
const RowLink = chakra(LocalLink, { base: menuRow });
const Group = chakra('summary', {
  base: {
    ...menuRow,
    '& svg': { transition: 'transform 180ms' },
    '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});
const ChildLink = chakra(LocalLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingBlock: '1.5',
    textStyle: 'body',
    _current: { fontWeight: '700' },
    '& > :is(img, svg)': {
      flex: 'none',
      width: '1.75rem',
      height: '1.75rem',
      marginInlineEnd: '3',
      borderRadius: 'small',
    },
  },
});
const Languages = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    marginBlock: '5',
    // The words are in line with the rest of the menu.
    marginInline: '-1rem',
  },
});

interface Props {
  items: readonly NavigationItem[];
  /** English path of the page. */
  path: string;
  studio: Studio;
  /** Address that opens a chat about the page. */
  whatsapp: string;
}

/** The header's menu below 768 px: collapsible groups, the languages, and ways to reach the studio. */
export function MobileMenu({ items, path, studio, whatsapp }: Props) {
  const t = useMessages();
  return (
    <Details data-menu="page">
      <Summary>
        <span data-when="closed">{t('layout:menu')}</span>
        <span data-when="open">
          <span aria-hidden="true">{t('layout:close')}</span>
          <VisuallyHidden>{t('layout:closeMenu')}</VisuallyHidden>
        </span>
        <Icon name="menu" size={26} data-when="closed" />
        <Icon name="close" size={26} data-when="open" />
      </Summary>
      <Panel color="paper">
        <nav aria-label={t('layout:mainNavigation')}>
          <ul>
            {items.map((item) => (
              <Row key={item.to}>
                <MobileItem item={item} path={path} />
              </Row>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('layout:language')}>
          <Languages>
            <LanguageLinks path={path} />
          </Languages>
        </nav>
        <MenuContact studio={studio} whatsapp={whatsapp} />
      </Panel>
    </Details>
  );
}

function MobileItem({ item, path }: { item: NavigationItem; path: string }) {
  const { name, to, children } = item;
  const all: readonly ChildItem[] = [{ name, to }, ...children];
  if (children.length === 0) {
    return (
      <RowLink to={to} aria-current={currentPage(to, path)}>
        {name}
      </RowLink>
    );
  }
  return (
    <details name="mobile-group">
      <Group>
        {name}
        <Icon name="chevron" size={22} strokeWidth={2.5} />
      </Group>
      <ul>
        {all.map((child) => (
          <li key={child.to}>
            <ChildLink to={child.to} aria-current={currentPage(child.to, path)}>
              <NavigationIcon {...child} />
              {child.name}
            </ChildLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
