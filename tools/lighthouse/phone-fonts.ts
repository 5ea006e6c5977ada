import { spawnSync } from 'node:child_process';

/** Fonts of Android that the fallback fonts of the site name, and the Debian packages that bring them. */
const packages = {
  Roboto: 'fonts-roboto-unhinted',
  'Noto Sans Bengali': 'fonts-noto-core',
  'Noto Sans CJK JP': 'fonts-noto-cjk',
};

/**
 * Throws if this machine has no fonts of a phone: with other letters, the layout shift is that of no visitor. Other systems than Linux
 * cannot be asked.
 */
export function requirePhoneFonts(): void {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  // Null without fontconfig.
  const installed = (stdout as string | null) ?? '';
  const missing = Object.entries(packages).filter(([family]) => !installed.includes(family));
  if (missing.length > 0)
    throw new Error(
      `Install the fonts of a phone first: apt-get install ${missing.map(([, name]) => name).join(' ')}`,
    );
}
