import { ButtonAnchor } from './Button';
import { Icon } from './Icon';

interface Props {
  channel: 'whatsapp' | 'messenger' | 'mail';
  /** Address that opens the chat or the email. */
  href: string;
  label: string;
  variant?: 'solid' | 'stitched';
}

/** A button that opens a chat in a new tab, or the visitor's email program. */
export function ContactButton({ channel, href, label, variant = 'solid' }: Props) {
  const outside = channel === 'mail' ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <ButtonAnchor variant={variant} href={href} {...outside}>
      <Icon name={channel} />
      <span>{label}</span>
    </ButtonAnchor>
  );
}
