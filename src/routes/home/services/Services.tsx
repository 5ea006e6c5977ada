import { Carousel } from '../../../components/carousel/Carousel';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import type { ShellData } from '../../../layout/shell';
import { chakra } from '@chakra-ui/react/styled-system';
import { ServiceCard } from '../../shared/ServiceCard';
import { useCarouselStrings } from '../useCarouselStrings';
import { ProductLinks } from './ProductLinks';

const Root = chakra(Section, { base: { scrollMarginTop: '3rem' } });
const Head = chakra('div', {
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { lg: '8fr 4fr' },
    marginBottom: { base: '6', md: '10' },
  },
});

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  products: ShellData['allProduct']['nodes'];
}

/** The six services in a carousel, and below it the studio's own products. */
export function Services({ services, products }: Props) {
  const t = useMessages();
  const strings = useCarouselStrings();
  return (
    <Root id="services" aria-labelledby="services-title">
      <Container>
        <Head data-reveal="">
          <Headline id="services-title">{t('common:servicesTitle')}</Headline>
          <Lead>{t('common:servicesDescription')}</Lead>
        </Head>
        <div data-reveal="">
          <Carousel
            labelledBy="services-title"
            strings={strings}
            slides={services.map((service) => ({
              key: service.slug,
              content: <ServiceCard service={service} />,
            }))}
          />
        </div>
        <ProductLinks products={products} />
      </Container>
    </Root>
  );
}
