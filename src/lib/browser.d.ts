/* What browsers know and TypeScript's DOM library does not yet. */
interface Document {
  readonly prerendering?: boolean;
}

interface Navigator {
  readonly connection?: EventTarget & {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}
