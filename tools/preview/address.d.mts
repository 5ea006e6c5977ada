type Environment = Readonly<Record<string, string | undefined>>;

export function portIn(env: Environment, usual: number): number;
export function hostIn(env: Environment): string;
