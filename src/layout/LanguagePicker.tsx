import { Icon } from '../components/Icon';
import { languages, type LanguageCode } from '../i18n/languages';
import { localizePath } from '../i18n/paths';
import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, MenuPanel, menuLink } from './Menu';

const Host = chakra('div', {
  base: { position: 'relative', display: 'none', md: { display: 'block' } },
});
const Choice = chakra('a', menuLink);
const Name = chakra('span', {
  base: {
    paddingInlineStart: '1.5',
    whiteSpace: 'nowrap',
    display: { base: 'none', lg: 'inline' },
  },
});

interface Props {
  language: LanguageCode;
  /** English path of the page, to which the links lead. */
  path: string;
  label: string;
}

/** Links to this page in the other languages, by their own names. */
export function LanguagePicker({ language, path, label }: Props) {
  const current = languages.find(({ code }) => code === language);
  return (
    <Host>
      <Menu
        label={label}
        button={
          <>
            <Icon name="globe" size={20} />
            <Name>{current?.name}</Name>
            <Icon name="chevron" size={16} strokeWidth={2.5} />
          </>
        }
      >
        <MenuPanel side="end">
          {languages.map(({ code, name }) => (
            <li key={code}>
              <Choice
                href={localizePath(path, code)}
                hrefLang={code}
                lang={code}
                data-language={code}
                aria-current={code === language ? 'true' : undefined}
              >
                {name}
              </Choice>
            </li>
          ))}
        </MenuPanel>
      </Menu>
    </Host>
  );
}
