import { Carousel, type Slide } from '../carousel/Carousel';
import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { ProductLinks } from './ProductLinks';

interface Props {
  slides: readonly Slide[];
  products: readonly { readonly path: string; readonly linkText: string }[];
}

/** The six services in a carousel, and below it the studio's own products. Without a service, nothing. */
export function Services({ slides, products }: Props) {
  const t = useMessages();
  if (slides.length === 0) return null;
  return (
    <Section id="services" aria-labelledby="services-title">
      <Container>
        <Columns
          gap="gap"
          gridTemplateColumns={{ lg: '8fr 4fr' }}
          marginBottom={{ base: '6', md: '10' }}
          data-reveal=""
        >
          <Headline id="services-title">{t('common:servicesTitle')}</Headline>
          <Lead>{t('common:servicesDescription')}</Lead>
        </Columns>
        <div data-reveal="">
          <Carousel labelledBy="services-title" slides={slides} />
        </div>
        <ProductLinks products={products} />
      </Container>
    </Section>
  );
}
