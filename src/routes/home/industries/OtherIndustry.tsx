import { graphql } from 'gatsby';
import { useRef } from 'react';
import { Dialog } from '../../../components/Dialog';
import { Body, Lead } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { stretchedLink } from '../../../components/stretched-link';
import { Motif } from '../../../motif';
import { chatGreeting } from '../../../i18n/chat-greeting';
import { useMessages } from '../../../i18n/useMessages';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Channels } from '../../shared/intake/Channels';
import { NextSteps } from '../../../forms/NextSteps';
import { toOptions } from '../../../forms/SelectField';
import { present } from '../../../lib/present';
import { InquiryForm } from './InquiryForm';

const Root = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignContent: 'stretch',
    minHeight: { md: '13rem' },
    gap: '4',
    gridColumn: { md: 'span 2', lg: 'span 5' },
    marginTop: { base: '4', md: '0' },
    padding: { base: '7', lg: '8' },
    borderRadius: { base: 'card', md: '0' },
    outline: '2px dashed currentColor',
    outlineOffset: '-11px',
    '& > div': { alignSelf: 'end' },
  },
});
const Open = chakra(
  'button',
  {
    base: {
      textStyle: 'headline',
      textAlign: 'start',
      cursor: 'pointer',
      ...stretchedLink,
      '--ring': '-18px',
    },
  },
  { forwardProps: ['command', 'commandfor'] },
);
const Words = chakra('div', { base: { display: 'grid', gap: '4' } });
const Round = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'end',
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: 'pill',
    background: 'var(--surface-action)',
    color: 'var(--surface-action-text)',
    transition: 'transform 180ms',
    'button:hover ~ &, div:hover > &': { transform: 'translateX(6px)' },
  },
});
const Needle = chakra('span', {
  base: { position: 'absolute', top: '7', insetInlineEnd: '7', pointerEvents: 'none' },
});

const NeedsScript = chakra('div', {
  base: { display: 'grid', gap: '3', 'html[data-scripting=on] &': { display: 'none' } },
});

const dialogId = 'industry-inquiry';

/** A card for other industries. It opens the inquiry dialog. */
export function OtherIndustry({ data }: { data: Queries.InquiryFragment }) {
  const t = useMessages();
  const studio = present(data.studio, 'studio');
  const topic = { page: t('layout:home') };
  const greeting = chatGreeting(studio.whatsapp.greeting, topic, t);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Root color="paper">
      <Words>
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
              if (!dialog.current?.open) dialog.current?.showModal();
            }}
          >
            {t('home:otherIndustryTitle')}
          </Open>
        </h3>
        <Body>{t('home:otherIndustryText')}</Body>
      </Words>
      <Round aria-hidden="true">
        <Icon name="arrow" />
      </Round>
      <Needle>
        <Motif name="needle" size={88} on="paper" />
      </Needle>
      <Dialog
        ref={dialog}
        id={dialogId}
        title={t('home:inquiryTitle')}
        closeLabel={t('home:close')}
        onClose={() => opener.current?.focus()}
      >
        <Lead>{t('service:intakeText')}</Lead>
        <NeedsScript>
          <Body>{t('forms:needsScript')}</Body>
          <Channels studio={studio} about={t('home:inquiryTitle')} topic={topic} />
        </NeedsScript>
        <InquiryForm
          studio={{ ...studio, whatsapp: { ...studio.whatsapp, greeting } }}
          labelledBy={`${dialogId}-title`}
          industries={toOptions(
            data.industries.nodes.map(({ title }) => title),
            data.englishIndustries.nodes.map(({ title }) => title),
          )}
          onClose={() => dialog.current?.close()}
        />
        <NextSteps />
      </Dialog>
    </Root>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Inquiry on Query {
    studio(language: { eq: $language }) {
      email
      messenger
      whatsapp {
        number
        greeting
      }
    }
    industries: allIndustry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        title
      }
    }
    englishIndustries: allIndustry(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
      nodes {
        title
      }
    }
  }
`;
