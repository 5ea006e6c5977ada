import type { Identifier } from '@mdn/browser-compat-data';

type Entries = Partial<Record<string, Identifier>>;

export declare const api: Entries;
export declare const css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Entries>;
export declare const javascript: Record<'builtins' | 'regular_expressions', Entries>;
export declare function lacking(entry: Identifier | undefined): string[];
