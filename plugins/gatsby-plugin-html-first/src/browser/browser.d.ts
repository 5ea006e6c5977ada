/* Browser APIs that TypeScript's DOM library lacks. */
interface Document {
  readonly prerendering?: boolean;
}

interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}
