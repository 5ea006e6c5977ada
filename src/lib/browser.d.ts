/* Browser APIs that TypeScript's DOM library lacks. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}
