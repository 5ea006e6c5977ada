import { Container } from '../../../components/Container';
import { Body, Headline, Title } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { FormPanel } from '../../../forms/FormPanel';
import { NextSteps } from '../../../forms/NextSteps';
import { chatGreeting } from '../../../i18n/chat-greeting';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { ContactChannels, type ContactFacts } from './ContactChannels';
import { ContactForm } from './ContactForm';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: 'block',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});
const Part = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
});

const Next = chakra('div', { base: { marginTop: '6' } });

const titleId = 'contact-form-title';

/** The contact form and, beside it, every other way to contact the studio. */
export function Contact({ studio }: { studio: ContactFacts }) {
  const t = useMessages();
  const greeting = chatGreeting(studio.whatsapp.greeting, { page: t('common:contactUs') }, t);
  const contact = { ...studio, whatsapp: { ...studio.whatsapp, greeting } };
  return (
    <Section id="contact-form" aria-labelledby={titleId} data-queries="subject">
      <Container>
        <Grid>
          <Part>
            <Headline id={titleId}>{t('support:contactFormTitle')}</Headline>
            <FormPanel alone>
              <ContactForm studio={contact} labelledBy={titleId} />
            </FormPanel>
            <Next>
              <NextSteps />
            </Next>
          </Part>
          <Part>
            <Title>{t('support:contactChannelsTitle')}</Title>
            {studio.hours && <Body>{studio.hours}</Body>}
            <ContactChannels studio={contact} />
          </Part>
        </Grid>
      </Container>
    </Section>
  );
}
