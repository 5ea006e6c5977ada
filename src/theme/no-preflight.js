/** Stands in the bundle for Chakra's reset, which its setting `preflight: false` would leave in (src/theme/reset.ts is ours). */
export const createPreflight = () => ({});
