import { Icon } from '../components/Icon';
import { round } from '../components/round';
import { Tooltip } from '../components/Tooltip';
import { packageInQuery } from '../lib/search';
import { messengerUrl, whatsappUrl } from '../lib/chat';
import { ruleAbove } from '../components/stitched';
import { lowWindow } from '../theme/low-window';
import { chakra } from '@chakra-ui/react/styled-system';
import { GetStarted } from './GetStarted';
import type { Studio } from './shell';
import { chatGreeting, type ChatTopic } from '../i18n/chat-greeting';
import { useSearch } from '../lib/useSearch';
import { useMessages } from '../i18n/useMessages';

/*
 * The links never cover content: below 768 px they are in a bar at the bottom of the screen, above that in the page's right margin. In a low
 * window, which has no room for a bar, they are small and in the corner.
 */
const Dock = chakra('aside', {
  base: {
    position: 'fixed',
    zIndex: '9',
    display: 'flex',
    alignItems: 'center',
    // With large text, the links take a second line.
    flexWrap: { mdDown: 'wrap' },
    gap: '3',
    insetInline: { base: '0', md: 'auto 0.75rem' },
    bottom: { base: '0', md: '1.5rem' },
    flexDirection: { md: 'column' },
    paddingInline: { base: 'var(--gutter)', md: '0' },
    paddingTop: { base: '2', md: '0' },
    paddingBottom: { base: 'max(0.5rem, env(safe-area-inset-bottom))', md: '0' },
    background: { base: 'ground', md: 'transparent' },
    '&::before': { ...ruleAbove['&::before'], display: { md: 'none' } },
    [lowWindow]: {
      mdDown: {
        insetInline: 'auto 0.5rem',
        bottom: '0.5rem',
        flexDirection: 'column',
        padding: '0',
        background: 'transparent',
        '&::before': { display: 'none' },
      },
    },
  },
});
const OnPhone = chakra('span', {
  base: {
    flex: '1',
    display: { base: 'grid', md: 'none' },
    whiteSpace: 'nowrap',
    [lowWindow]: { display: 'none' },
  },
});
const Round = chakra('a', {
  base: {
    ...round,
    width: { base: '3.25rem', md: '3rem' },
    height: { base: '3.25rem', md: '3rem' },
    [lowWindow]: { mdDown: { width: '2.5rem', height: '2.5rem' } },
    // Separates them from a surface of the same color.
    border: '2px solid {colors.paper}',
    color: 'paper',
    transition: 'transform 180ms',
    _hover: { transform: 'scale(1.06)' },
    _focusVisible: { outlineOffset: '-7px' },
  },
  variants: { chat: { whatsapp: { background: 'leaf' }, messenger: { background: 'indigo' } } },
});

interface Props extends Pick<Studio, 'whatsapp' | 'messenger'> {
  /** The topic of a chat from this page. */
  topic: ChatTopic;
  /** The packages of the page, of which the query may name one. */
  packages?: readonly { readonly slug: string; readonly label: string }[] | undefined;
  /** English path of the page. */
  path: string;
}

/** The two round chat links at the bottom right of every page, with Get Started beside them on a phone. */
export function ChatLinks({ whatsapp, messenger, topic, packages = [], path }: Props) {
  const t = useMessages();
  const chosen = packageInQuery(useSearch(), packages)?.label;
  const greeting = chatGreeting(whatsapp.greeting, { ...topic, package: chosen }, t);
  const chats = [
    { chat: 'whatsapp', href: whatsappUrl({ ...whatsapp, greeting }), label: t('layout:whatsapp') },
    { chat: 'messenger', href: messengerUrl(messenger), label: t('layout:messenger') },
  ] as const;
  return (
    <Dock aria-label={t('layout:chat')}>
      <OnPhone>
        <GetStarted path={path}>{t('common:getStarted')}</GetStarted>
      </OnPhone>
      {chats.map(({ chat, href, label }) => (
        <Tooltip key={chat} label={label}>
          <Round chat={chat} href={href} target="_blank" rel="noopener" aria-label={label}>
            <Icon name={chat} size={26} />
          </Round>
        </Tooltip>
      ))}
    </Dock>
  );
}
