import { expect } from 'vitest';
import { startPushService, subscribe } from '../delivery/push-service.ts';
import { startDesk } from './desk.ts';

/** Signs in and subscribes. `messages` decrypts every push received so far. */
export async function startSubscribed(options: Parameters<typeof startDesk>[0] = {}) {
  const service = await startPushService();
  const desk = await startDesk(options);
  const device = subscribe(`${service.url}/device`);
  const stored = await desk.call('POST', '/api/desk/push', device.json);
  expect(stored.statusCode).toBe(201);
  const settle = async () => {
    desk.app.outbox.wake();
    await desk.app.outbox.idle();
  };
  const messages = () => service.posts.map((post) => device.decrypt(post));
  const titles = () => messages().map((message) => message.notification.title);
  const pushes = () =>
    desk.database.query.selectFrom('outbox').selectAll().where('kind', '=', 'push').execute();
  const subscriptions = () =>
    desk.database.query.selectFrom('push_subscriptions').selectAll().execute();
  return { ...desk, service, settle, messages, titles, pushes, subscriptions };
}
