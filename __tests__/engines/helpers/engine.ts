/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A window with a fresh memory, as far as a scenario needs one. Each client's adapter gives it. */
export interface Tab {
  /** Opens a path of the site and waits until it has loaded. */
  goto(path: string): Promise<void>;
  /** Calls a function, given as its source, in the page; takes and gives what JSON can hold. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  move(to: Point): Promise<void>;
  click(at: Point): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types letter by letter into what has the focus. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors of the console, errors that nobody caught and requests to other origins, so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** A running browser. `open` takes the address of a site and gives a window for it. */
export interface Engine {
  open(site: string): Promise<Tab>;
  close(): Promise<void>;
}

export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Shift'
  | 'Home'
  | 'End'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown';
