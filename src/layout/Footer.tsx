import { Container } from '../components/Container';
import { Icon } from '../components/Icon';
import { LocalLink } from '../components/LocalLink';
import { cloth } from '../theme/recipes/cloth';
import { ruleAbove } from '../components/stitched';
import { chakra, recipe } from '../theme/styled';
import { footerGroups } from './footer-groups';
import type { ShellData } from './shell';
import { useMessages } from '../i18n/useMessages';

const Ground = chakra(
  'footer',
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      paddingTop: 'section',
      // Room for the bar of the chat links.
      paddingBottom: { base: '7rem', md: '3rem' },
      borderTopRadius: 'cloth',
    },
  }),
);
const Top = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: 'block',
      gridTemplateColumns: { base: '1fr', lg: '1fr 2.2fr' },
    },
  }),
);
const Name = chakra('p', recipe({ base: { textStyle: 'headline', marginBottom: '4' } }));
const Text = chakra('p', recipe({ base: { textStyle: 'body', maxWidth: 'measure' } }));
const Groups = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: 'block',
      gridTemplateColumns: {
        base: 'repeat(2, 1fr)',
        md: 'repeat(auto-fit, minmax(11rem, 1fr))',
      },
    },
  }),
);
const Heading = chakra(
  'h2',
  recipe({ base: { textStyle: 'label', color: 'var(--cloth-accent)', marginBottom: '2' } }),
);
const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '2.25rem',
  paddingBlock: '1',
  textStyle: 'small',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dashed',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.35em',
  _hover: { textDecorationColor: 'currentColor' },
} as const;
const FooterLink = chakra(LocalLink, recipe({ base: linkStyle }), { forwardProps: ['to'] });
const OutLink = chakra('a', recipe({ base: linkStyle }));
const Rights = chakra(
  'p',
  recipe({
    base: {
      textStyle: 'small',
      marginTop: 'block',
      paddingTop: '6',
      ...ruleAbove,
    },
  }),
);

/** The footer of every page (spec §2, Home, 9; decisions, Routes). */
export function Footer({ data }: { data: ShellData }) {
  const t = useMessages();
  return (
    <Ground colour="ink">
      <Container>
        <Top>
          <div>
            <Name>{t('common:companyName')}</Name>
            <Text>{t('common:footerDescription')}</Text>
          </div>
          <Groups>
            {footerGroups(data, (key) => t(key)).map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <Heading>{title}</Heading>
                <ul>
                  {links.map(({ name, to }) => (
                    <li key={to}>
                      <FooterLink to={to}>{name}</FooterLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <nav aria-label={t('layout:follow')}>
              <Heading>{t('layout:follow')}</Heading>
              <ul>
                {data.studio?.social.map(({ name, url }) => (
                  <li key={url}>
                    <OutLink href={url} target="_blank" rel="noopener">
                      {name}
                      <Icon name="out" size={14} />
                    </OutLink>
                  </li>
                ))}
              </ul>
            </nav>
          </Groups>
        </Top>
        <Rights>
          © {t('common:companyName')}. {t('common:allRightsReserved')}
        </Rights>
      </Container>
    </Ground>
  );
}
