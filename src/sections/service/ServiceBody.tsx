import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import type { PageContext } from '../../i18n/page-context';
import { localizedUrl } from '../../i18n/paths';
import { Container } from '../../components/Container';
import { Part } from '../../components/Part';
import { Section } from '../../components/Section';
import { Page } from '../../layout/Page';
import { present } from '../../lib/present';
import { SeoTags } from '../../seo/SeoTags';
import { schemePicture } from '../../seo/share-picture';
import { offeredService } from '../../seo/structured-data';
import { caseStudyFor } from './closing/case-study';
import Closing from './closing/Closing.static';
import Expertise from './Expertise.static';
import { Included } from './Included';
import Kinds from './kinds/Kinds.static';
import LeadPicture from './projects/LeadPicture.static';
import Projects from './projects/Projects.static';
import { PrintButton } from './scene/PrintButton';
import Scene from './scene/Scene.static';
import ServiceHero from './ServiceHero.static';
import Steps from './Steps.static';
import Testimonials from './Testimonials.static';
import Packages from './Packages.static';
import { Intake, intakeData } from '../shared/intake/Intake';
import { packageOptions } from '../shared/intake/service-options';

type Data = Queries.ServiceBodyFragment;

interface Props extends Pick<PageProps<Data, PageContext>, 'data'> {
  context: PageContext;
  /** The sign, on the page of its service. */
  children?: ReactNode;
}

/** A service page. Each service has a section of its own, and its own order of the sections. */
export function ServiceBody({ data, context, children }: Props) {
  const { packageTable } = data;
  const service = present(data.service, 'service');
  const color = service.color;
  // The last one, as the first is the first that is seen further down.
  const lead = service.projects.items.at(-1);
  const { scene } = service;
  const own =
    children ??
    (scene && (
      <>
        <Scene scene={scene} color={color} />
        {scene.plan && (
          <Part near>
            <PrintButton>{scene.plan.print}</PrintButton>
          </Part>
        )}
      </>
    ));
  const packages = packageOptions(packageTable?.items, data.englishPackages?.items);
  const sections = {
    kinds: <Kinds kinds={service.kinds} />,
    scene: own,
    process: (
      <>
        {service.expertise && <Expertise {...service.expertise} />}
        <Steps {...service.process} color={color} />
      </>
    ),
    projects: service.projects.items.length > 0 && <Projects projects={service.projects} />,
    packages: (
      <>
        {packageTable ? (
          <Packages packages={packageTable} color={color} included={service} />
        ) : (
          <Section>
            <Container>
              <Included service={service} />
            </Container>
          </Section>
        )}
        <Part near>
          <Intake
            data={intakeData(data)}
            color={color}
            page={context.i18n.originalPath}
            slug={service.slug}
            packages={packages}
          />
        </Part>
      </>
    ),
    testimonials: service.testimonials.length > 0 && (
      <Testimonials testimonials={service.testimonials} />
    ),
  };
  return (
    <Page
      data={data}
      context={context}
      color={color}
      packages={packages}
      firstScreen={<ServiceHero service={service} />}
    >
      {service.sections[0] !== 'scene' && lead && <LeadPicture {...lead} />}
      {service.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <Closing
        closing={service.closing}
        color={color}
        motif={service.motif}
        caseStudy={caseStudyFor(service.slug, data.studies.nodes)}
      />
    </Page>
  );
}

/** What search engines and shared links get of a service page. */
export function ServiceHead({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { seo, title: name, color, motif } = present(data.service, 'service');
  const studio = present(data.studio, 'studio');
  const url = localizedUrl(pageContext.i18n.originalPath, pageContext.language, studio.url);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      {...seo}
      picture={schemePicture({ color, motif })}
      things={[
        offeredService(
          { name, description: seo.description, url, packages: data.packageTable ?? undefined },
          studio,
        ),
      ]}
    />
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ServiceBody on Query {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "service", "forms"] } }
    ) {
      ...Texts
    }
    ...Intake
    service(slug: { eq: $slug }, language: { eq: $language }) {
      slug
      title
      color
      motif
      sections
      ...ServiceHero
      ...Included
      closing {
        ...Closing
      }
      scene {
        ...Scene
      }
      expertise {
        ...Expertise
      }
      kinds {
        ...Kinds
      }
      process {
        ...Steps
      }
      projects {
        ...Projects
      }
      testimonials {
        ...Testimonial
      }
      seo {
        title
        description
      }
    }
    packageTable(service: { slug: { eq: $slug } }, language: { eq: $language }) {
      ...Packages
    }
    englishPackages: packageTable(service: { slug: { eq: $slug } }, language: { eq: "en" }) {
      items {
        name
      }
    }
    studies: allStudy(
      filter: { pdf: { id: { ne: null } }, language: { eq: $language } }
      sort: { order: ASC }
    ) {
      nodes {
        client
        services {
          slug
        }
        pdf {
          publicURL
        }
      }
    }
  }
`;
