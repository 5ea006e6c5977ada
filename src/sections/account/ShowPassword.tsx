import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Toggle = chakra('button', {
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
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface Props {
  shown: boolean;
  onToggle: (shown: boolean) => void;
}

/**
 * Shows or hides a password (docs/requirements.md#account-pages). Both labels are in the HTML, as the fonts of a page are subset to its
 * characters.
 */
export function ShowPassword({ shown, onToggle }: Props) {
  const t = useMessages();
  return (
    <Toggle
      type="button"
      data-needs-script=""
      aria-label={t(shown ? 'account:hidePassword' : 'account:showPassword')}
      onClick={() => onToggle(!shown)}
    >
      <span hidden={shown}>{t('account:show')}</span>
      <span hidden={!shown}>{t('account:hide')}</span>
    </Toggle>
  );
}
