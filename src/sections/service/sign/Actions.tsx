import type { RefObject } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button, ButtonAnchor, Buttons, inPairs } from '../../../components/Button';
import { ContactButton } from '../../../components/ContactButton';
import { CopyButton } from '../../../components/CopyButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { offerToIntake } from '../../../forms/offered-values';
import { chatGreeting } from '../../../i18n/chat-greeting';
import { useMessages } from '../../../i18n/useMessages';
import { intakeFormId } from '../../../layout/GetStarted';
import { whatsappUrl } from '../../../lib/chat';
import { queryOf, wordsOf, type Design } from './design';
import { useSave } from './useSave';

/* A picture that the browser does not save is pressed for long, to keep it. */
const Kept = chakra('figure', {
  base: { display: 'grid', gap: '3', flexBasis: '100%', textStyle: 'small' },
});

const shownSize = { width: 320, height: 379 };
const show = (image: HTMLImageElement | null) => image?.scrollIntoView({ block: 'nearest' });

export interface ActionsProps {
  sign: Queries.SignFragment;
  design: Design;
  /** Whether the visitor has typed no name yet. */
  isExample: boolean;
  /** The name of the service. */
  service: string;
  studio: { readonly name: string; whatsapp: { number: string; greeting: string } };
  /** The address of the page. */
  address: string;
  /** The element with the drawings. */
  picture: RefObject<HTMLElement | null>;
}

/** What a visitor can do with the design. */
export function Actions({
  sign,
  design,
  isExample,
  service,
  studio,
  address,
  picture,
}: ActionsProps) {
  const t = useMessages();
  const { labels, trades } = sign;
  const text = wordsOf(design, sign);
  const link = `${address}${isExample ? '' : `?${queryOf(design)}`}#your-name`;
  const { number, greeting } = studio.whatsapp;
  const lines = isExample ? [] : [`${labels.line}: ${text}`, link];
  const message = [chatGreeting(greeting, { service }, t), ...lines];
  const business = trades.find(({ industry }) => industry.slug === design.trade)?.business ?? '';
  const { save, isWorking, kept } = useSave({
    design,
    things: picture,
    credit: studio.name,
    failed: labels.saveFailed,
  });
  return (
    <Buttons className="actions" css={inPairs}>
      <ContactButton
        channel="whatsapp"
        href={whatsappUrl({ number, greeting: message.join('\n') })}
        label={labels.whatsapp}
      />
      <ButtonAnchor
        variant="stitched"
        href={`#${intakeFormId}`}
        data-hydrate=""
        onClick={() => {
          if (!isExample) offerToIntake({ business, label: labels.line, text });
        }}
      >
        {labels.use}
      </ButtonAnchor>
      <Button
        variant="stitched"
        data-needs-script=""
        aria-busy={isWorking || undefined}
        onClick={() => void save()}
      >
        {/* Both are in the HTML, as the fonts of a page are subset to its characters. */}
        <span hidden={isWorking}>{labels.save}</span>
        <span hidden={!isWorking}>{labels.saving}</span>
      </Button>
      <CopyButton text={link} label={labels.copy} done={labels.copied} />
      <VisuallyHidden role="status">{kept && labels.saveReady}</VisuallyHidden>
      <Kept hidden={!kept}>
        <figcaption>{labels.saveReady}</figcaption>
        {kept && <img ref={show} src={kept} alt={text} {...shownSize} />}
      </Kept>
    </Buttons>
  );
}
