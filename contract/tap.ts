export const tapKinds = ['call', 'text'] as const;
export type TapKind = (typeof tapKinds)[number];

export const customersPages = ['/request', '/request/not-you'] as const;

/** Body of POST /api/taps (docs/product.md 7.8). */
export interface Tap {
  /** The path, with the language's prefix. */
  page: string;
  /** `call` if left out, as older pages do. */
  kind?: TapKind | undefined;
  source?: string | null | undefined;
  medium?: string | null | undefined;
  campaign?: string | null | undefined;
}
