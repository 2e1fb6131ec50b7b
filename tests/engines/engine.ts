/** Differences between visitors' browsers, as far as each engine can imitate them. */
export interface EngineOptions {
  /** In CSS pixels; a phone's by default. */
  width?: number;
  height?: number;
  /** Such as `Asia/Tokyo` and `ar-EG`. */
  timezone?: string;
  language?: string;
  /** As in a private window of the strictest kind: no storage and no service worker. */
  withoutStorage?: boolean;
}

/** One window of a real browser with nothing stored, driven the same way in every engine. */
export interface EnginePage {
  /** Loads an address in full. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page, which takes and returns what JSON can hold, or a promise of it. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the middle of the first element that this CSS selector finds, as a pointer does. */
  click(selector: string): Promise<void>;
  /** Types into a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  select(selector: string, value: string): Promise<void>;
  /** Chooses this file in a field for files, which need not be shown. */
  choose(selector: string, file: string): Promise<void>;
  /** Presses a key, by the name that `KeyboardEvent.key` has for it. */
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Writes a PNG of what the window shows. */
  picture(file: string): Promise<void>;
  /** Errors and warnings of the console so far, and uncaught errors. */
  complaints(): string[];
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** How to install it; undefined if it is installed. */
  missing: string | undefined;
  open(options?: EngineOptions): Promise<EnginePage>;
  /** Closes what it keeps running between windows. */
  close(): Promise<void>;
}

export const phoneSize = { width: 360, height: 640 };
