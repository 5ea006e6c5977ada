declare module 'es-check' {
  interface Config {
    files: readonly string[];
    checkBrowser: boolean;
    checkFeatures: boolean;
  }
  export function runChecks(
    configs: readonly Config[],
    options: object,
  ): { errors: readonly { file: string; err: Error }[] };
}
