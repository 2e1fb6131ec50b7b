import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LinkParts } from '../config/server-parts.ts';
import { ProblemError } from '../http/problem-details.ts';
import { parseBody } from '../http/request-body.ts';
import { appendEvent } from '../requests/event-log.ts';
import { statusPath, type TextOutcome, type TextProvider } from '../texts/text-provider.ts';
import { receiveText } from './receive-text.ts';

interface TextOptions extends LinkParts {
  /** Undefined while texts are off. */
  provider: TextProvider | undefined;
}

/** A proxy of the provider may send an `Origin`: the signature proves who posts (docs/product.md 12.25). */
const signedRoute = { config: { isSigned: true }, schema: { hide: true } };

/** Delays before each look for a text, because the provider may report on it before its answer has been stored. */
const lookAgainMs = [0, 200, 800, 2000];

/** The text provider's webhooks: texts that were sent to us, and the outcomes of ours (docs/product.md 12.25). */
export const textWebhooks: FastifyPluginAsync<TextOptions> = async (
  app,
  { provider, ...parts },
) => {
  if (!provider) {
    // Throw in `onRequest`: later the answer would be 415, because there is no parser for forms.
    const onRequest = async () => {
      throw new ProblemError(404, 'notFound');
    };
    app.post('/api/sms/*', { onRequest, schema: { hide: true } }, onRequest);
    return;
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', (request: FastifyRequest) =>
    parseBody(request, (body) => body.toString()),
  );
  app.addHook('preHandler', async ({ body, headers, routeOptions }) => {
    const url = `${parts.config.SITE_URL}${routeOptions.url}`;
    const isSigned = typeof body === 'string' && provider.isSigned(url, body, headers);
    if (!isSigned) throw new ProblemError(403, 'notSigned');
  });

  app.post<{ Body: string }>('/api/sms/inbound', signedRoute, async ({ body }, reply) => {
    const received = provider.readReceived(body);
    if (!received) throw new ProblemError(400, 'malformed');
    await receiveText(parts, received);
    app.outbox.wake();
    // The provider would text any content of this answer to the sender.
    return reply.code(204).send();
  });

  app.post<{ Body: string }>(statusPath, signedRoute, async ({ body }, reply) => {
    const outcome = provider.readOutcome(body);
    if (!outcome) throw new ProblemError(400, 'malformed');
    for (const ms of outcome.outcome === 'under way' ? [] : lookAgainMs) {
      await delay(ms);
      if (await noteOutcome(parts, outcome)) break;
    }
    return reply.code(204).send();
  });
};

/** Stores only the first outcome of a text. Resolves to false if there is no such text. */
async function noteOutcome(
  { database, clock }: LinkParts,
  { providerId, outcome, reason }: TextOutcome,
): Promise<boolean> {
  return database.write(async (transaction) => {
    const text = await transaction
      .selectFrom('texts')
      .select(['id', 'submission_id'])
      .where('provider_id', '=', providerId)
      .executeTakeFirst();
    if (!text) return false;
    const isDelivered = outcome === 'delivered';
    const { numUpdatedRows } = await transaction
      .updateTable('texts')
      .set(isDelivered ? { state: 'delivered' } : { state: 'dead', reason })
      .where('id', '=', text.id)
      .where('state', '=', 'sent')
      .executeTakeFirst();
    if (numUpdatedRows === 0n || text.submission_id === null) return true;
    const about = await transaction
      .selectFrom('submissions')
      .select(['reference', 'version', 'status'])
      .where('id', '=', text.submission_id)
      .executeTakeFirstOrThrow();
    await appendEvent(transaction, about, clock.now().toISOString(), 'changed');
    return true;
  });
}
