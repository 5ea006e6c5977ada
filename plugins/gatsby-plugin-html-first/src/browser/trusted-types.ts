/*
 * Trusted Types (https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API), for a site whose policy requires them. TypeScript's
 * DOM library lacks them.
 */

interface TrustedTypes {
  /** HTML without anything in it, as `innerHTML` accepts it. */
  readonly emptyHTML: string;
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** Undefined in browsers that do not know them. There, plain strings do. */
export const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
