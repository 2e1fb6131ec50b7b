/** Content of a toast. */
export interface Notice {
  tone: 'success' | 'error';
  title: string;
  description?: string;
  /** In ms; 6000 by default (docs/product.md 3.10). */
  duration?: number;
  /** Adds a button to call, where nothing was sent. */
  offersCall?: boolean;
}
