import { chakra } from '@chakra-ui/react/styled-system';
import { LocalLink } from '../../components/LocalLink';
import type { MessageKey } from '../../i18n/messages';
import { useMessages } from '../../i18n/useMessages';

const Link = chakra(LocalLink, {
  base: {
    paddingBlock: '2',
    fontWeight: '700',
    textDecoration: 'underline dashed 1.5px',
    textUnderlineOffset: '0.3em',
    _hover: { color: 'accent.text' },
  },
});
const Root = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '5',
    textStyle: 'body',
    // Below its checkbox.
    'label + &': { marginTop: '-5' },
  },
});

interface Props {
  words?: MessageKey;
  /** The texts of the links by their addresses. */
  to: Readonly<Record<string, MessageKey>>;
}

/** Links side by side, in or under a form, after some words. */
export function Links({ words, to }: Props) {
  const t = useMessages();
  return (
    <Root>
      {words && <span>{t(words)}</span>}
      {Object.entries(to).map(([address, text]) => (
        <Link key={address} to={address}>
          {t(text)}
        </Link>
      ))}
    </Root>
  );
}
