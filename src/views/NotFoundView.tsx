import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect } from 'react';
import { ButtonLink } from '../components/Button';
import { Container } from '../components/Container';
import { Lead } from '../components/Heading';
import { Page } from '../layout/Page';
import { chakra, recipe } from '../theme/styled';

const Panel = chakra(
  'section',
  recipe({
    base: {
      display: 'grid',
      gap: '6',
      justifyItems: 'start',
      alignContent: 'center',
      minHeight: '80svh',
      paddingTop: 'calc({sizes.header} + 2rem)',
      paddingBottom: 'section',
    },
  }),
);
const Headline = chakra('h1', recipe({ base: { textStyle: 'display', maxWidth: '14ch' } }));

interface Props {
  data: Queries.NotFoundPageQuery;
  context: { language: string; englishPath: string };
}

/** The page for addresses that lead nowhere; the address is logged (spec §8, Unknown route). */
export function NotFoundView({ data, context }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    console.error(`404: ${window.location.pathname}`);
  }, []);
  return (
    <Page data={data} context={{ ...context, englishPath: '/404' }}>
      <Container>
        <Panel>
          <Headline>{t('layout:notFoundTitle')}</Headline>
          <Lead>{t('layout:notFoundText')}</Lead>
          <ButtonLink to="/">{t('layout:backHome')}</ButtonLink>
        </Panel>
      </Container>
    </Page>
  );
}
