import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { palette } from '../theme/tokens';

/** Writes the web app manifest. The icons are in `static/`. */
export async function writeManifest(publicFolder: string, name: string): Promise<void> {
  const icon = (src: string, size: number, purpose = 'any') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  await writeFile(path.join(publicFolder, 'manifest.webmanifest'), JSON.stringify(manifest));
}
