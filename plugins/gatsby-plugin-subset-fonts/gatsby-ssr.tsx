import type { GatsbySSR } from 'gatsby';
import { developSheet } from './src/options';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  if (process.env.NODE_ENV === 'development')
    setHeadComponents([<link key="fonts" rel="stylesheet" href={`/${developSheet}`} />]);
};
