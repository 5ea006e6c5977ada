import { Container } from '../components/Container';
import { Icon } from '../components/Icon';
import { LocalLink } from '../components/LocalLink';
import { Quilt } from '../components/motif/Quilt';
import { ruleAbove } from '../components/stitched';
import { useMessages } from '../i18n/useMessages';
import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { footerGroups, lastLineGroups, type LinkGroup } from './footer-groups';
import { currentPage } from './navigation';
import { StudioAddress } from './StudioAddress';
import type { LinkedEntries, Studio } from './shell';

const Ground = chakra('footer', {
  ...surface,
  base: {
    ...surface.base,
    paddingTop: { base: '6', md: '12' },
    // Room for the bar of the chat links.
    paddingBottom: { base: '6rem', md: '8' },
    borderTopRadius: 'surface',
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: { base: '5', md: 'block' },
    marginBlock: { base: '5', md: 'block' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'minmax(0, 1.9fr) repeat(4, minmax(0, 1fr))',
    },
  },
});
const About = chakra('div', { base: { gridColumn: { base: '1 / -1', md: '1 / 3' } } });
const Name = chakra('p', { base: { textStyle: 'headline', marginBottom: '4' } });
const Text = chakra('p', { base: { textStyle: 'body', maxWidth: 'measure' } });
const Group = chakra('nav', {
  base: {
    // Services have long names. They get a row of their own, in two columns, until five groups fit side by side.
    _first: {
      gridColumn: { base: '1 / -1', lg: 'auto' },
      '& ul': {
        display: 'grid',
        columnGap: '6',
        gridTemplateColumns: { base: '1fr 1fr', lg: '1fr' },
      },
    },
  },
});
const Heading = chakra('h2', {
  base: { textStyle: 'label', color: 'var(--surface-accent)', marginBottom: '2' },
});
const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: { base: '2rem', md: '2.25rem' },
  paddingBlock: '1',
  textStyle: 'small',
  // Keeps 'E-Commerce' on one line.
  textWrap: 'balance',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dashed',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.35em',
  _hover: { textDecorationColor: 'currentColor' },
} as const;
const FooterLink = chakra(LocalLink, { base: linkStyle });
const OutLink = chakra('a', { base: linkStyle });
const LastLine = chakra('div', {
  base: {
    ...ruleAbove,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
    paddingTop: { base: '4', md: '6' },
    textStyle: 'small',
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& > p': { order: { md: '-1' } },
  },
});

interface Props {
  data: LinkedEntries;
  studio: Studio;
  /** English path of the page. */
  path: string;
  /** Address that opens a chat about the page. */
  whatsapp: string;
}

/** The footer of every page. */
export default function Footer({ data, studio, path, whatsapp }: Props) {
  const t = useMessages();
  return (
    <Ground color="ink">
      <Container>
        <Quilt />
        <Columns>
          <About>
            <Name>{t('common:companyName')}</Name>
            <Text>{t('common:footerDescription')}</Text>
          </About>
          <StudioAddress studio={studio} whatsapp={whatsapp} />
          {footerGroups(data, t).map(({ title, links }) => (
            <Group key={title} aria-label={title}>
              <Heading>{title}</Heading>
              <Links links={links} path={path} />
            </Group>
          ))}
          <Group aria-label={t('layout:follow')}>
            <Heading>{t('layout:follow')}</Heading>
            <ul>
              {studio.social.map(({ name, url }) => (
                <li key={url}>
                  <OutLink href={url} target="_blank" rel="noopener">
                    {name}
                    <Icon name="out" size={14} />
                  </OutLink>
                </li>
              ))}
            </ul>
          </Group>
        </Columns>
        <LastLine>
          {lastLineGroups(data, t).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Links links={links} path={path} />
            </nav>
          ))}
          <p>
            © {t('common:companyName')} · {t('common:allRightsReserved')}
          </p>
        </LastLine>
      </Container>
    </Ground>
  );
}

function Links({ links, path }: Pick<LinkGroup, 'links'> & Pick<Props, 'path'>) {
  return (
    <ul>
      {links.map(({ name, to }) => (
        <li key={to}>
          <FooterLink to={to} aria-current={currentPage(to, path)}>
            {name}
          </FooterLink>
        </li>
      ))}
    </ul>
  );
}
