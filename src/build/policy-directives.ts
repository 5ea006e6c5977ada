import { emailSettings } from './email-settings';

/** Returns what pages may load besides our own files (docs/decisions/0019-content-security-policy.md). */
export function policyDirectives(environment: Parameters<typeof emailSettings>[0]) {
  const { origin } = emailSettings(environment);
  return {
    'img-src': ['data:', 'blob:'],
    // The 3D viewer reads textures from blob: URLs.
    'connect-src': ['blob:', ...(origin ? [origin] : [])],
  };
}
