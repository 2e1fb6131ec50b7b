import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { type Bodies, bodyOf } from './bodies.ts';
import type { BuiltPage } from './pages.ts';

/** Brotli's and gzip's own levels. */
interface Compression {
  br: number;
  gzip: number;
}

/**
 * The page with a campaign's number on its root element, and the script that shows it to the campaign's visitors
 * (app/before-hydration/campaign-number.ts). Compresses on another thread.
 * @param number as displayedPhone() makes it, so that it needs no escaping
 */
async function campaignBodies(
  { bodies, headEnd }: BuiltPage,
  script: string,
  number: string,
  compression: Compression,
): Promise<Bodies> {
  const built = (await bodies.identity.read()).toString();
  const html = `${built.slice(0, headEnd)}<script>${script}</script>${built.slice(headEnd)}`;
  const bytes = Buffer.from(html.replace('<html ', `<html data-campaign="${number}" `));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: compression.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await promisify(brotliCompress)(bytes, { params });
  const gz = await promisify(gzip)(bytes, { level: compression.gzip });
  return { br: bodyOf(br), gzip: bodyOf(gz), identity: bodyOf(bytes) };
}

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
