import { Icon } from '../components/Icon';
import { LocalLink } from '../components/LocalLink';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, MenuPanel, dropHeight, menuLink } from './Menu';
import { currentPage, type NavigationItem } from './navigation';
import { NavigationIcon } from './NavigationIcon';

const Nav = chakra('nav', { base: { display: 'none', md: { display: 'block' } } });
const List = chakra('ul', { base: { display: 'flex' } });
const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    '& summary': { paddingInlineEnd: '2' },
    '& > a:last-child': { paddingInlineEnd: '3' },
    // Covers the gap between the button and its list, so that the mouse does not leave the menu.
    '&:has([open])::after': {
      content: '""',
      position: 'absolute',
      top: '100%',
      insetInline: '-1rem -6rem',
      // Also above the header's border.
      zIndex: '1',
      height: `calc(${dropHeight})`,
    },
  },
});
const TopLink = chakra(LocalLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInlineStart: { base: '2', lg: '3' },
    textStyle: 'label',
    fontWeight: '600',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dashed',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.4em',
    textDecorationColor: 'transparent',
    transition: 'text-decoration-color 180ms',
    _hover: { textDecorationColor: 'currentColor' },
    _current: { textDecorationColor: 'currentColor' },
  },
});
const PanelLink = chakra(LocalLink, menuLink);

interface Props {
  items: readonly NavigationItem[];
  /** English path of the page. */
  path: string;
}

/** The header's links from 768 px on, each with a submenu. */
export function MainNavigation({ items, path }: Props) {
  const t = useMessages();
  return (
    <Nav aria-label={t('layout:mainNavigation')}>
      <List>
        {items.map(({ name, to, children }) => (
          <Item key={to} {...(children.length > 0 ? { 'data-hover-menu': '' } : {})}>
            <TopLink to={to} aria-current={currentPage(to, path)}>
              {name}
            </TopLink>
            {children.length > 0 && (
              <Menu
                label={t('layout:submenu', { name })}
                button={<Icon name="chevron" size={16} strokeWidth={2.5} />}
              >
                <MenuPanel side="start">
                  {children.map((child) => (
                    <li key={child.to}>
                      <PanelLink to={child.to} aria-current={currentPage(child.to, path)}>
                        <NavigationIcon {...child} />
                        {child.name}
                      </PanelLink>
                    </li>
                  ))}
                </MenuPanel>
              </Menu>
            )}
          </Item>
        ))}
      </List>
    </Nav>
  );
}
