import path from 'node:path';

/** The folder of this file. In the compiled code of a local plugin, Gatsby 5.16 gives `__dirname` a wrong value. */
export const sourceFolder = path.resolve('plugins/gatsby-plugin-subset-fonts/src');
