import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFoundPage, offlinePage, pages } from '../../content/registry/pages.ts';
import { cleanText } from '../../contract/campaign.ts';
import { addressIn, languages, prefixOf, splitPath } from '../../contract/languages.ts';
import { localDay } from '../../contract/local-time.ts';
import { customersPages, type Tap, tapKinds } from '../../contract/tap.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { clientLimits } from '../http/client-networks.ts';
import { parseObject } from '../http/json-body.ts';
import { tooMany } from '../http/problem-details.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { parseBody } from '../http/request-body.ts';
import { countTap } from './count-tap.ts';

const windowMs = 10 * 60_000;
/** The limit per client: more than anyone taps, even though several customers may share an address. */
const tapsPer10Min = 30;

/** Pages send these texts as they are in their address. */
const name = z.string().transform(cleanText).nullish();

/** The addresses of all pages with a number to call, in each language. */
const addresses = languages.flatMap((language) =>
  [...pages.map(({ path }) => path), notFoundPage.path, offlinePage.path, ...customersPages].map(
    (path) => addressIn(language, path),
  ),
);

/** An address without a page shows the not-found page in its language. */
const lostPageLike = (page: string) => prefixOf(splitPath(page).language) + notFoundPage.path;

const tap = z.strictObject({
  page: z.string().transform((page) => (addresses.includes(page) ? page : lostPageLike(page))),
  kind: z.enum(tapKinds).optional(),
  source: name,
  medium: name,
  campaign: name,
}) satisfies z.ZodType<Tap>;

/** Counts taps on phone numbers (docs/product.md 7.8). */
export const taps: FastifyPluginAsyncZod<Omit<LinkParts, 'config'>> = async (app, options) => {
  const { count } = rateLimits(options, windowMs);

  // This parser is for this route only: a beacon sends a string as plain text.
  app.addContentTypeParser('text/plain', (request: FastifyRequest) =>
    parseBody(request, parseObject),
  );
  app.post(
    '/api/taps',
    {
      schema: { summary: 'Counts a press on a phone number; responds with 204', body: tap },
    },
    async (request, reply) => {
      const wait = await count(clientLimits('tap', request.ip, tapsPer10Min));
      if (wait !== null) throw tooMany(reply, wait);
      const day = localDay(options.clock.now().toISOString());
      await countTap(options.database, day, request.body);
      return reply.code(204).send();
    },
  );
};
