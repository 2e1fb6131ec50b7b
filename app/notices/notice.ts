/** What a toast says. */
export interface Notice {
  tone: 'success' | 'error';
  title: string;
  description?: string;
  /** Milliseconds on screen; 6000 unless told (docs/product.md 3.10). */
  duration?: number;
  /** Nothing was sent: the toast offers the number to call. */
  offersCall?: boolean;
}
