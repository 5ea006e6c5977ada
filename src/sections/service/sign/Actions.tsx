import type { RefObject } from 'react';
import { Button, ButtonAnchor, Buttons } from '../../../components/Button';
import { ContactButton } from '../../../components/ContactButton';
import { CopyButton } from '../../../components/CopyButton';
import { showToast } from '../../../components/toast/toast';
import { offerToIntake } from '../../../forms/offered-values';
import { chatGreeting } from '../../../i18n/chat-greeting';
import { useMessages } from '../../../i18n/useMessages';
import { intakeFormId } from '../../../layout/GetStarted';
import { whatsappUrl } from '../../../lib/chat';
import { namesOf, queryOf, wordsOf, type Design } from './design';
import { drawPicture, givePicture } from './picture';
import { loadWholeFonts } from './whole-fonts';

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
  const save = async () => {
    try {
      await loadWholeFonts([...namesOf(design), studio.name].join(''));
      if (picture.current)
        await givePicture(await drawPicture(picture.current, studio.name), design.name);
    } catch {
      showToast(labels.saveFailed);
    }
  };
  return (
    <Buttons className="actions">
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
      <Button variant="stitched" data-needs-script="" onClick={() => void save()}>
        {labels.save}
      </Button>
      <CopyButton text={link} label={labels.copy} done={labels.copied} />
    </Buttons>
  );
}
