import { Partners } from '../sections/home/partners/Partners';
import { useReveal } from '../motion/useReveal';
import { numbersIn } from '../i18n/numbers';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { HomeHero } from '../sections/home/hero/HomeHero';
import { Industries } from '../sections/home/industries/Industries';
import { Services } from '../sections/home/services/Services';
import { Intake } from '../sections/shared/intake/Intake';
import { chakra } from '@chakra-ui/react/styled-system';
import Works from '../sections/home/works/Works.static';
import Mission from '../sections/home/Mission.static';
import Why from '../sections/home/why/Why.static';
import Process from '../sections/home/process/Process.static';

/*
 * A phone shows the intake form before the partners, a wide screen after them (spec §2, Home, 8). Nothing among the partners
 * takes the focus, so the tab order is the same either way.
 */
const Ending = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'column' },
    '& > *': { width: '100%' },
  },
});

interface Props {
  data: Queries.HomePageQuery;
  context: { language: string; englishPath: string };
}

/** The home page: nine sections, the last being the footer of every page (spec §2, Home). */
export function HomeView({ data, context }: Props) {
  useReveal();
  const studio = present(data.studio, 'studio');
  const number = numbersIn(context.language);
  return (
    <Page data={data} context={context} opening={<HomeHero studio={studio} number={number} />}>
      <Works works={data.works.nodes} />
      <Mission founder={studio.founder} />
      <Services services={data.services.nodes} tools={data.tools.nodes} number={number} />
      <Industries industries={data.industries.nodes} inquiry={data} number={number} />
      <Why
        benefits={data.benefits.nodes}
        testimonials={data.testimonials.nodes}
        stats={studio.stats}
        number={number}
      />
      <Process steps={data.process.nodes} number={number} />
      <Ending>
        <Partners partners={data.partners.nodes} />
        <Intake data={data} colour="vermilion" motif="lotus" place={context.englishPath} />
      </Ending>
    </Page>
  );
}
