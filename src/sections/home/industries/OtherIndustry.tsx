import { graphql } from 'gatsby';
import { useRef } from 'react';
import { closeDialog, openDialog } from '../../../../plugins/gatsby-plugin-html-first';
import { Dialog } from '../../../components/Dialog';
import { Body, Lead } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { round } from '../../../components/round';
import { stretchedLink } from '../../../components/stretched-link';
import { Motif } from '../../../components/motif/Motif';
import { chatGreeting } from '../../../i18n/chat-greeting';
import { useMessages } from '../../../i18n/useMessages';
import { surface } from '../../../theme/recipes/surface';
import type { Contact } from '../../../layout/shell';
import { chakra } from '@chakra-ui/react/styled-system';
import { Channels } from '../../shared/intake/Channels';
import { NextSteps } from '../../../forms/NextSteps';
import { toOptions } from '../../../forms/SelectField';
import { useEmailForm } from '../../../forms/useEmailForm';
import { InquiryForm } from './InquiryForm';
import { patch } from './patch';
import { Phrases } from '../../../components/Phrases';

const Root = chakra('div', {
  ...surface,
  base: {
    ...patch,
    gap: '4',
    marginTop: { base: '4', md: '0' },
    '&:hover > div > span': { transform: 'translateX(6px)' },
  },
});
const Open = chakra(
  'button',
  {
    base: { textStyle: 'headline', textAlign: 'start', ...stretchedLink, '--ring': '-18px' },
  },
  { forwardProps: ['command', 'commandfor'] },
);
/* In the flow, so that the title is never behind it. */
const Needle = chakra('span', { base: { alignSelf: 'end', marginBottom: 'auto' } });
const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'end', gap: '4' },
});
const Text = chakra(Body, { base: { flex: '1 1 10rem' } });
const Round = chakra('span', {
  base: {
    ...round,
    width: '3.5rem',
    height: '3.5rem',
    background: 'var(--surface-action)',
    color: 'var(--surface-action-text)',
    transition: 'transform 180ms',
  },
});
const NeedsScript = chakra('div', {
  base: { display: 'grid', gap: '3', 'html[data-scripting=on] &': { display: 'none' } },
});

const dialogId = 'industry-inquiry';

interface Props {
  contact: Contact;
  /** The names of the industries. */
  names: readonly string[];
  /** The same in English. */
  english: readonly string[];
}

/** A card for other industries. It opens the inquiry dialog. */
export function OtherIndustry({ contact, names, english }: Props) {
  const t = useMessages();
  const topic = { page: t('layout:home') };
  const greeting = chatGreeting(contact.whatsapp.greeting, topic, t);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useEmailForm({ kind: 'inquiry', page: '/' });
  const isSent = form.phase === 'sent';
  return (
    <Root color="paper">
      <Needle>
        <Motif name="needle" size={72} on="paper" />
      </Needle>
      <h3>
        <Open
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          // Browsers with invoker commands open the dialog before hydration.
          {...{ command: 'show-modal', commandfor: dialogId }}
          onClick={(event) => {
            // Prevents the browser from opening it a second time.
            event.preventDefault();
            if (dialog.current && !dialog.current.open) openDialog(dialog.current);
          }}
        >
          <Phrases>{t('home:otherIndustryTitle')}</Phrases>
        </Open>
      </h3>
      <Foot>
        <Text>{t('home:otherIndustryText')}</Text>
        <Round aria-hidden="true">
          <Icon name="arrow" />
        </Round>
      </Foot>
      <Dialog
        ref={dialog}
        id={dialogId}
        title={isSent ? undefined : t('home:inquiryTitle')}
        closeLabel={t('home:close')}
        onClose={() => {
          if (isSent) form.restart();
          opener.current?.focus();
        }}
      >
        {!isSent && <Lead>{t('service:intakeText')}</Lead>}
        <NeedsScript>
          <Body>{t('forms:needsScript')}</Body>
          <Channels studio={contact} about={t('home:inquiryTitle')} topic={topic} />
        </NeedsScript>
        <InquiryForm
          form={form}
          studio={{ ...contact, whatsapp: { ...contact.whatsapp, greeting } }}
          titleId={`${dialogId}-title`}
          industries={toOptions(names, english)}
          onClose={() => closeDialog(dialog.current)}
        />
        <NextSteps />
      </Dialog>
    </Root>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Inquiry on Query {
    industries: allIndustry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Industry
      }
    }
    englishIndustries: allIndustry(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
      nodes {
        title
      }
    }
  }
`;
