import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Body, Headline, Lead, Title } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { Surface } from '../../../components/Surface';
import { toOptions } from '../../../forms/SelectField';
import { FormPanel } from '../../../forms/FormPanel';
import { NextSteps } from '../../../forms/NextSteps';
import type { Values } from '../../../forms/rules';
import { useMessages } from '../../../i18n/useMessages';
import { intakeFormId } from '../../../layout/GetStarted';
import { contactOf, type Contact } from '../../../layout/shell';
import { present } from '../../../lib/present';
import type { ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Channels } from './Channels';
import { IntakeForm } from './IntakeForm';
import type { PackageOption } from './service-options';

const Ground = chakra(Surface, {
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gap: { base: '4', md: 'block' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gridTemplateRows: { lg: 'auto 1fr auto' },
    padding: { base: '2', md: 'clamp(1.5rem, 4vw, 4rem)' },
    paddingTop: { base: '6', md: 'clamp(2.5rem, 4vw, 4rem)' },
  },
});
/* Beside the form there is less room than a headline of full size wants. */
const Heading = chakra(Headline, {
  base: { lg: { fontSize: 'calc(clamp(2rem, 0.7rem + 2.6vw, 3.75rem) * var(--display-scale))' } },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridArea: { lg: '1 / 1' },
    paddingInline: { base: '4', md: '0' },
  },
});
const Next = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridArea: { lg: '2 / 1' },
    paddingInline: { base: '4', md: '0' },
  },
});
const Talk = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    gridArea: { lg: '3 / 1' },
    paddingInline: { base: '4', md: '0' },
    paddingBottom: { base: '4', md: '0' },
  },
});
const Form = chakra('div', { base: { minWidth: '0', gridArea: { lg: '1 / 2 / span 3' } } });

interface IntakeData extends Omit<Queries.IntakeFragment, 'studio'> {
  studio: (Contact & NonNullable<Queries.IntakeFragment['studio']>) | null;
}

interface Props {
  data: IntakeData;
  color: ColorScheme;
  /** English path of the page. */
  page: string;
  /** Slug of the service that the page is about; none on the home page. */
  slug?: string;
  /** The packages of that service. */
  packages?: readonly PackageOption[];
}

const titleId = 'intake-title';

/** The intake form and other channels. Get Started in the header and the buttons of packages lead here. */
export function Intake({ data, color, page, slug, packages = [] }: Props) {
  const t = useMessages();
  const studio = present(data.studio, 'studio');
  const english = present(data.englishStudio, 'studio in English');
  const servicePages = data.serviceNames.nodes;
  const services = toOptions(
    servicePages.map(({ linkText }) => linkText),
    data.englishServices.nodes.map(({ title }) => title),
  );
  const service = services[servicePages.findIndex((node) => node.slug === slug)];
  const about = service?.label ?? '';
  const initial: Values = service ? { service: service.value } : {};
  const topic = about ? { service: about } : { page: t('layout:home') };
  return (
    <Section
      id={intakeFormId}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-queries={packages.length > 0 ? 'package' : undefined}
    >
      <Container>
        <Ground color={color}>
          <Words>
            <Heading id={titleId}>{t('service:intakeTitle')}</Heading>
            <Lead>{t('service:intakeText')}</Lead>
          </Words>
          <Form>
            <FormPanel>
              <IntakeForm
                studio={studio}
                labelledBy={titleId}
                page={page}
                initial={initial}
                services={services}
                businesses={toOptions(studio.businessTypes, english.businessTypes)}
                packages={packages}
                topic={topic}
              />
            </FormPanel>
          </Form>
          <Next>
            <Body>{t('common:whoAnswers')}</Body>
            <NextSteps />
          </Next>
          <Talk>
            <Title as="p">{t('forms:otherWays')}</Title>
            <Channels studio={studio} about={about} topic={topic} packages={packages} />
          </Talk>
        </Ground>
      </Container>
    </Section>
  );
}

/** Returns what the form reads of the data of a page. Browsers get all that they are passed. */
export const intakeData = (data: IntakeData): IntakeData => ({
  studio: data.studio && { ...contactOf(data.studio), businessTypes: data.studio.businessTypes },
  englishStudio: data.englishStudio,
  serviceNames: data.serviceNames,
  englishServices: data.englishServices,
});

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Intake on Query {
    studio(language: { eq: $language }) {
      businessTypes
    }
    englishStudio: studio(language: { eq: "en" }) {
      businessTypes
    }
    serviceNames: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        slug
        linkText
      }
    }
    englishServices: allService(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
      nodes {
        title
      }
    }
  }
`;
