import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Bodies, bodyOf } from './bodies.ts';
import type { BuiltPage } from './pages.ts';

/** Brotli's and gzip's own levels. */
export interface Compression {
  br: number;
  gzip: number;
}

/**
 * The page with a campaign's number on its root element, and the script that shows it to the campaign's visitors
 * (app/before-hydration/campaign-number.ts). Compresses on another thread.
 * @param number as displayedPhone() makes it, so that it needs no escaping
 */
export async function campaignBodies(
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
