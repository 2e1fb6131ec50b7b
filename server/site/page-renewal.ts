import type { FastifyBaseLogger } from 'fastify';
import type { Bodies } from './bodies.ts';
import { type Compression, campaignBodies } from './campaign-page.ts';
import type { BuiltPage } from './pages.ts';

interface RenewalOptions {
  pages: readonly BuiltPage[];
  /** As readCampaignScript() gives it. */
  script: string;
  /** Serves the page with these bodies from now on. */
  serve(page: BuiltPage, bodies: Bodies): void;
  log: FastifyBaseLogger;
}

/** All pages in a fifth of a second, each a tenth larger than the build would make it. */
const quick: Compression = { br: 5, gzip: 6 };
/** As the build compresses: several seconds of another thread's time. */
const best: Compression = { br: 11, gzip: 9 };

/** Puts the campaign's number into the served pages, and takes it out again. */
export function pageRenewal({ pages, script, serve, log }: RenewalOptions) {
  let current = new AbortController();

  async function renew(number: string, compression: Compression, { signal }: AbortController) {
    // One after the other: whoever asks for a page meanwhile gets it as it was.
    for (const page of pages) {
      if (signal.aborted) return;
      const bodies = await campaignBodies(page, script, number, compression);
      if (!signal.aborted) serve(page, bodies);
    }
  }

  return {
    /** Resolves once all pages show it, or another call has come after this one. Then goes on to compress them well. */
    async show(number: string | undefined): Promise<void> {
      current.abort();
      const own = new AbortController();
      current = own;
      if (number === undefined) {
        for (const page of pages) serve(page, page.bodies);
        return;
      }
      await renew(number, quick, own);
      renew(number, best, own).catch((error) => log.error({ err: error }, 'pages not compressed'));
    },
    stop: () => current.abort(),
  };
}
