import { Icon } from '../components/Icon';
import { getLanguage, languages } from '../i18n/languages';
import { localizePath } from '../i18n/paths';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, MenuPanel, menuLink } from './Menu';

const Host = chakra('div', {
  base: { position: 'relative', display: 'none', md: { display: 'block' } },
});
const Choice = chakra('a', menuLink);
const Code = chakra('span', { base: { minWidth: '2.25em', color: 'text.quiet' } });
const Name = chakra('span', {
  base: {
    paddingInlineStart: '1.5',
    whiteSpace: 'nowrap',
    display: { base: 'none', lg: 'inline' },
  },
});

interface Props {
  /** English path of the page, to which the links lead. */
  path: string;
}

/** Links to this page in each language, by its code and its own name. */
export function LanguageLinks({ path }: Props) {
  const language = useLanguage();
  // The 404 page has no path of its own. With scripts, the links keep the path that was asked for (src/i18n/detect-page.ts).
  const target = path === '/404' ? '/' : path;
  return languages.map(({ code, short, name }) => (
    <li key={code}>
      <Choice
        href={localizePath(target, code)}
        hrefLang={code}
        lang={code}
        data-language={code}
        aria-current={code === language ? 'true' : undefined}
      >
        <Code aria-hidden="true">{short}</Code>
        {name}
      </Choice>
    </li>
  ));
}

/** The menu of languages in the header from 768 px on. */
export function LanguagePicker({ path }: Props) {
  const t = useMessages();
  const { name } = getLanguage(useLanguage());
  return (
    <Host>
      <Menu
        label={t('layout:languagePicker', { language: name })}
        button={
          <>
            <Icon name="globe" size={20} />
            <Name>{name}</Name>
            <Icon name="chevron" size={16} strokeWidth={2.5} />
          </>
        }
      >
        <MenuPanel side="end">
          <LanguageLinks path={path} />
        </MenuPanel>
      </Menu>
    </Host>
  );
}
