import { useMessages } from '../../i18n/useMessages';
import { useAlive } from '../../lib/useAlive';
import { chakra, recipe } from '../../theme/styled';

const Toggle = chakra(
  'button',
  recipe({
    base: {
      position: 'absolute',
      insetInlineEnd: '1',
      top: '50%',
      transform: 'translateY(-50%)',
      minHeight: 'touch',
      minWidth: 'touch',
      paddingInline: '3',
      textStyle: 'label',
      textDecoration: 'underline dashed',
      textUnderlineOffset: '0.3em',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-3px' },
    },
  }),
);

interface Props {
  shown: boolean;
  onToggle: (shown: boolean) => void;
}

/** Shows and hides what stands in a password field (spec §4). It is not there before it works. */
export function ShowPassword({ shown, onToggle }: Props) {
  const t = useMessages();
  if (!useAlive()) return null;
  return (
    <Toggle
      type="button"
      aria-label={t(shown ? 'account:hidePassword' : 'account:showPassword')}
      onClick={() => onToggle(!shown)}
    >
      {t(shown ? 'account:hide' : 'account:show')}
    </Toggle>
  );
}
