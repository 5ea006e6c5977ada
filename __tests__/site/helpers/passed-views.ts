import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'node_modules/.cache/walk';

/**
 * Remembers between runs which views passed a check, by all that decides the result. The HTML of a page without scripts does: it names its
 * fonts, drawings and pictures with hashes of their content.
 */
export class PassedViews {
  private readonly file: string;
  private readonly before: ReadonlySet<string>;
  private readonly now = new Set<string>();

  constructor(name: string) {
    this.file = path.join(folder, `${name}.json`);
    const list = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '[]';
    this.before = new Set(JSON.parse(list) as string[]);
  }

  /** Whether a view passed before. It then counts as passed in this run, too. */
  has(view: string): boolean {
    if (!this.before.has(view)) return false;
    this.now.add(view);
    return true;
  }

  add(view: string): void {
    this.now.add(view);
  }

  /** Writes the views that passed in this run. */
  save(): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(this.file, JSON.stringify([...this.now]));
  }
}

/** Returns what stands for a view: a hash of everything that decides how it looks. */
export const viewOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');
