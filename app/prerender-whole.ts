import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Returns the HTML of a page with each part in its place: React would put large ones at the end, for a script to move.
 *
 * @throws the error of a part, which React would otherwise leave to the browser
 */
export async function prerenderWhole(page: ReactNode): Promise<ReadableStream<Uint8Array>> {
  let failure: unknown;
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  if (failure) throw failure;
  return prelude;
}
