import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colonIn } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { plain } from '../../../lib/phrases';

const View = chakra('a', {
  base: {
    position: 'relative',
    zIndex: '2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    textStyle: 'label',
    textDecoration: 'underline dashed 2px',
    textUnderlineOffset: '0.4em',
    '& svg': { transition: 'transform 180ms' },
    _hover: { '& svg': { transform: 'translate(3px, -3px)' } },
    _focusVisible: { outlineOffset: '2px' },
  },
});

/** The link to the website of a work, in a new tab. */
export function ViewWork({ title, website }: Pick<Queries.WorkFragment, 'title' | 'website'>) {
  const t = useMessages();
  const colon = colonIn(useLanguage());
  return (
    <View href={website} target="_blank" rel="noopener">
      {t('home:viewWork')}
      <VisuallyHidden>{`${colon}${plain(title)} ${t('layout:newTab')}`}</VisuallyHidden>
      <Icon name="out" size={18} />
    </View>
  );
}
