import { Container } from '../../components/Container';
import { Body, Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { useSearch } from '../../lib/useSearch';
import { chakra, recipe } from '../../theme/styled';
import { ContactChannels, type ContactFacts } from './ContactChannels';
import { readSubject } from './subject';

const Top = chakra('div', recipe({ base: { display: 'grid', gap: '5', marginBottom: '8' } }));
const About = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '1',
      justifySelf: 'start',
      paddingInline: '6',
      paddingBlock: '4',
      borderRadius: 'card',
      background: 'ground.quiet',
      overflowWrap: 'anywhere',
      _empty: { display: 'none' },
    },
  }),
);
const Subject = chakra('p', recipe({ base: { textStyle: 'title' } }));

/** The ways to reach the studio, with what the address says one writes about already in them (decisions, tiers). */
export function Contact({ studio, country }: { studio: ContactFacts; country: string }) {
  const t = useMessages();
  const subject = readSubject(useSearch());
  return (
    <Section id="contact-form" labelledBy="contact-form-title">
      <Container>
        <Top>
          <Headline id="contact-form-title">{t('support:contactChannelsTitle')}</Headline>
          <About role="status">
            {subject && (
              <>
                <Subject>{t('support:contactAbout', { subject })}</Subject>
                <Body>{t('support:contactAboutHint')}</Body>
              </>
            )}
          </About>
        </Top>
        <ContactChannels studio={studio} country={country} subject={subject} />
      </Container>
    </Section>
  );
}
