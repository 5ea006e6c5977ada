import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Container } from '../components/Container';
import { Lead } from '../components/Heading';
import { useArrivalScroll } from '../layout/intake-form';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { Intake } from '../sections/intake/Intake';

interface Props {
  data: Queries.HomePageQuery;
  context: { language: string; englishPath: string };
  /** State of the history entry that led here. */
  arrival: unknown;
}

/** The home page. */
export function HomeView({ data, context, arrival }: Props) {
  const { t } = useTranslation();
  useArrivalScroll(arrival);
  return (
    <Page data={data} context={context}>
      <Container>
        <h1>{t('common:heroTitle')}</h1>
        <Lead>{t('common:heroDescription')}</Lead>
      </Container>
      <Intake
        studio={present(data.studio, 'studio')}
        colour="jute"
        motif="lotus"
        subject=""
        tier={undefined}
      />
    </Page>
  );
}
