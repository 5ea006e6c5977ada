type Run<First extends unknown[]> = (
  ...call: [
    ...First,
    args: readonly string[],
    env?: Record<string, string>,
    options?: { quiet?: boolean; cwd?: string },
  ]
) => Promise<number>;

export declare const run: Run<[command: string]>;
export declare const runNode: Run<[]>;
export declare const runNpm: Run<[]>;
