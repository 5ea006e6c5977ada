import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ownMarkup, scriptKey } from './src/build/markup';
import { saveReadData } from './src/build/browser-data';
import { createPageRecorder, RecordedPage, RecorderContext } from './src/build/page-recorder';
import { createPageStyles } from './src/build/page-styles';

/** Defined by gatsby-node.ts. */
declare const __INLINE_SCRIPTS__: { head: string; body: string };

/** Renders each page with its own style cache, so that the page contains only the styles that it uses, once. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const styles = createPageStyles();
  const recorder = createPageRecorder();
  const { prelude } = await prerenderToNodeStream(
    <RecorderContext value={recorder}>
      <CacheProvider value={styles.cache}>{bodyComponent}</CacheProvider>
    </RecorderContext>,
    // React would render large Suspense boundaries at the end, and move them with an inline script.
    { progressiveChunkSize: Infinity },
  );
  const { head, html } = styles.arrange(await text(prelude));
  await saveReadData(pathname, recorder.result());
  replaceBodyHTMLString(html);
  setHeadComponents([<style key="own-emotion" dangerouslySetInnerHTML={{ __html: head }} />]);
};

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element }) => (
  <RecordedPage element={element} />
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const script = (html: string) => (
    <script key={scriptKey} dangerouslySetInnerHTML={{ __html: html }} />
  );
  setHeadComponents([script(__INLINE_SCRIPTS__.head)]);
  setPostBodyComponents([script(__INLINE_SCRIPTS__.body)]);
};

/** Removes the inline scripts and styles of Gatsby and its plugins. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(ownMarkup(getHeadComponents()));
  replacePostBodyComponents(ownMarkup(getPostBodyComponents()));
};
