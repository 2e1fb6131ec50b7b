export interface Suggestion {
  /** As shown in the list. */
  text: string;
  /** Resolves to the full address, where the list shows less of it. */
  whole?: () => Promise<string>;
}

/** Where the address field gets its suggestions. */
export interface SuggestionSource {
  /** Debounce time in ms. */
  restMs: number;
  /** Suggestions for what was typed; synchronous if possible. Never rejects. */
  find: (typed: string) => Suggestion[] | Promise<Suggestion[]>;
  /** Name to credit below the list. */
  attribution?: string;
}
