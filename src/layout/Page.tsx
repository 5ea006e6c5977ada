import type { ReactNode } from 'react';
import { chatGreeting } from '../i18n/chat-greeting';
import type { PageContext } from '../i18n/page-context';
import { whatsappUrl } from '../lib/chat';
import { present } from '../lib/present';
import type { ColorScheme } from '../theme/recipes/surface';
import { Part } from '../components/Part';
import { forcedEdge } from '../theme/forced-colors';
import { Toasts } from '../components/toast/Toasts';
import { FirstScreenEnd, useBuilt } from '../../plugins/gatsby-plugin-html-first';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChatLinks } from './ChatLinks';
import { chatTopic } from './chat-topic';
import type { ShellData } from './shell';
import { useMessages } from '../i18n/useMessages';
import Footer from './Footer.static';
import Header from './Header.static';
import { useMenus } from './useMenus';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    zIndex: '20',
    top: '2',
    insetInlineStart: '2',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'pill',
    background: 'control',
    color: 'control.text',
    textStyle: 'label',
    _focusVisible: { outlineOffset: '-7px' },
    ...forcedEdge,
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  data: ShellData;
  context: Pick<PageContext, 'i18n'>;
  /** The color scheme of the top of the page. */
  color?: ColorScheme;
  /** The first screen of the page, if more follows. Otherwise the whole page counts as the first screen. */
  firstScreen?: ReactNode;
  /** The packages of the page, of which the query may name one. */
  packages?: readonly { readonly slug: string; readonly label: string }[] | undefined;
  children: ReactNode;
}

/** The layout of every page. */
export function Page({ data, context, color = 'paper', firstScreen, packages, children }: Props) {
  const t = useMessages();
  useMenus();
  const path = context.i18n.originalPath;
  const studio = present(data.studio, 'studio');
  const topic = useBuilt('chatTopic', () => chatTopic(path, data, t));
  const greeting = chatGreeting(studio.whatsapp.greeting, topic, t);
  const chat = whatsappUrl({ ...studio.whatsapp, greeting });
  return (
    <>
      <Skip href="#content">{t('layout:skipToContent')}</Skip>
      <Header data={data} studio={studio} path={path} whatsapp={chat} color={color} />
      <main id="content" tabIndex={-1}>
        <Part>{firstScreen ?? children}</Part>
        <FirstScreenEnd />
        {firstScreen && children}
      </main>
      <Footer data={data} studio={studio} path={path} whatsapp={chat} />
      <Part>
        <ChatLinks
          whatsapp={studio.whatsapp}
          messenger={studio.messenger}
          topic={topic}
          packages={packages}
          path={path}
        />
      </Part>
      <Toasts />
    </>
  );
}
