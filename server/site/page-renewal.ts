import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { splitPath } from '../../contract/languages.ts';
import { type Bodies, bodyOf } from './bodies.ts';
import { withBusy } from './busy-page.ts';
import type { BuiltPage } from './pages.ts';
import { withTexts } from './texts-page.ts';
import { noSettings, type PageSettings } from './watch-page-settings.ts';

/** The levels of Brotli and gzip, on their own scales. */
interface Compression {
  br: number;
  gzip: number;
}

/** Writes the settings into the HTML, and compresses on another thread. displayedPhone() made the number safe. */
async function renewedBodies(
  { path, bodies, headEnd }: BuiltPage,
  script: string,
  { campaignNumber, hasAnalytics, busy, hasTexts }: PageSettings,
  compression: Compression,
): Promise<Bodies> {
  const built = (await bodies.identity.read()).toString();
  const inHead = campaignNumber === undefined ? '' : `<script>${script}</script>`;
  const html = built.slice(0, headEnd) + inHead + built.slice(headEnd);
  const campaign = campaignNumber === undefined ? '' : `data-campaign="${campaignNumber}" `;
  const analytics = hasAnalytics ? 'data-analytics="" ' : '';
  const marked = html.replace('<html ', `<html ${campaign}${analytics}`);
  const { language } = splitPath(path);
  const asking = hasTexts ? withTexts(marked, language) : marked;
  const bytes = Buffer.from(busy ? withBusy(asking, language, busy) : asking);
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
  script: string;
  serve(page: BuiltPage, bodies: Bodies, settings: PageSettings): void;
  log: FastifyBaseLogger;
}

/** Compresses all pages in a fifth of a second, but to a tenth more than the build would. */
const quick: Compression = { br: 5, gzip: 6 };
/** Compresses like the build, which takes several seconds of another thread's time. */
const best: Compression = { br: 11, gzip: 9 };

export function pageRenewal({ pages, script, serve, log }: RenewalOptions) {
  let current = new AbortController();

  async function renew(
    settings: PageSettings,
    compression: Compression,
    { signal }: AbortController,
  ) {
    // Renew one page after the other. Until its turn, a page is served as it was.
    for (const page of pages) {
      if (signal.aborted) return;
      const bodies = await renewedBodies(page, script, settings, compression);
      if (!signal.aborted) serve(page, bodies, settings);
    }
  }

  return {
    /** Resolves once all pages show the settings, or a later call has taken over. Then compresses the pages better. */
    async show(settings: PageSettings): Promise<void> {
      current.abort();
      const own = new AbortController();
      current = own;
      if (isDeepStrictEqual(settings, noSettings)) {
        for (const page of pages) serve(page, page.bodies, noSettings);
        return;
      }
      await renew(settings, quick, own);
      renew(settings, best, own).catch((error) =>
        log.error({ err: error }, 'pages not compressed'),
      );
    },
    stop: () => current.abort(),
  };
}
