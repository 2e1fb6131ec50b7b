export interface Suggestion {
  /** As it stands in the list. */
  text: string;
  /** The whole address, where the list shows less of it. */
  whole?: () => Promise<string>;
}

/** Where the address field has its suggestions from. */
export interface SuggestionSource {
  /** Milliseconds of rest before it is asked. */
  restMs: number;
  /** For what was typed; at once where it can. Does not reject. */
  find: (typed: string) => Suggestion[] | Promise<Suggestion[]>;
  /** Whom the list must name. */
  attribution?: string;
}
