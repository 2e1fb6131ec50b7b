import { deskProblems } from '../../content/owner/desk.ts';
import { accepted } from '../../contract/answers/problem.ts';
import { type PushState, pushState } from '../../contract/answers/push.ts';
import { ProblemError } from '../http/problem-details.ts';
import { type DeskRoutes, sessionOf } from './parts.ts';
import { areUsableKeys, isUsableEndpoint, pushSubscription } from './push-endpoint.ts';
import {
  deleteSubscription,
  findSubscription,
  queueTestPush,
  saveSubscription,
} from './push-subscriptions.ts';

/** Notifications on the device of a session (docs/product.md 12.13). */
export const pushRoutes: DeskRoutes = async (app, { database, clock, config, vapidPublicKey }) => {
  async function stateOf(session: string): Promise<PushState> {
    const found = await findSubscription(database, session);
    return {
      publicKey: vapidPublicKey,
      subscribed: found !== undefined,
      last_push_at: found?.last_push_at ?? null,
    };
  }

  app.get(
    '/push',
    { schema: { summary: 'Notifications on this device', response: { 200: pushState } } },
    (request) => stateOf(sessionOf(request).id),
  );

  app.post(
    '/push',
    {
      schema: {
        summary: 'Stores this session’s push subscription, replacing an earlier one',
        description:
          'The body is the PushSubscription as a browser turns it into JSON. The endpoint must be https, and not on a private network.',
        body: pushSubscription,
        response: { 201: pushState },
      },
    },
    async (request, reply) => {
      const { endpoint, keys } = request.body;
      const errors = {
        ...(!isUsableEndpoint(endpoint, config.SITE_URL) && {
          endpoint: deskProblems.badEndpoint,
        }),
        ...(!areUsableKeys(keys) && { keys: deskProblems.badPushKeys }),
      };
      if (Object.keys(errors).length > 0) {
        throw new ProblemError(422, 'fields', errors);
      }
      const { id } = sessionOf(request);
      const { p256dh, auth } = keys;
      await saveSubscription(database, id, { endpoint, p256dh, auth });
      return reply.code(201).send(await stateOf(id));
    },
  );

  app.delete(
    '/push',
    { schema: { summary: 'Removes this session’s push subscription' } },
    async (request, reply) => {
      await deleteSubscription(database, sessionOf(request).id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/push/test',
    {
      config: { needsNoBody: true },
      schema: {
        summary: 'Sends a test notification to this device',
        response: { 202: accepted },
      },
    },
    async (request, reply) => {
      const isQueued = await queueTestPush(database, clock, sessionOf(request).id);
      if (!isQueued) throw new ProblemError(409, 'notSubscribed');
      app.outbox.wake();
      return reply.code(202).send({ status: 'accepted' });
    },
  );
};
