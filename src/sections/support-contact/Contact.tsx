import { Suspense } from 'react';
import { Container } from '../../components/Container';
import { Headline, Title } from '../../components/Heading';
import { Section } from '../../components/Section';
import { FormPanel } from '../../forms/FormPanel';
import { useMessages } from '../../i18n/useMessages';
import { useSearch } from '../../lib/useSearch';
import { chakra, recipe } from '../../theme/styled';
import { contactFormId } from './contact-form-id';
import { ContactChannels, type ContactFacts } from './ContactChannels';
import { LateContactForm } from './late-contact-form';
import { readSubject } from './subject';

const Grid = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: 'block',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);
const Part = chakra(
  'div',
  recipe({ base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } }),
);

const titleId = 'contact-form-title';

/** The contact form and, beside it, every other way to reach the studio (spec §2, Contact Us). */
export function Contact({ studio, country }: { studio: ContactFacts; country: string }) {
  const t = useMessages();
  const subject = readSubject(useSearch());
  return (
    <Section id={contactFormId} labelledBy={titleId}>
      <Container>
        <Grid>
          <Part>
            <Headline id={titleId}>{t('support:contactFormTitle')}</Headline>
            <FormPanel alone>
              <Suspense>
                <LateContactForm studio={studio} labelledBy={titleId} />
              </Suspense>
            </FormPanel>
          </Part>
          <Part>
            <Title>{t('support:contactChannelsTitle')}</Title>
            <ContactChannels studio={studio} country={country} subject={subject} />
          </Part>
        </Grid>
      </Container>
    </Section>
  );
}
