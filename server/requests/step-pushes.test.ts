import { expect, test } from 'vitest';
import { subscribe } from '../../tests/support/delivery/push-service.ts';
import { cookieOf, owner, pageOf } from '../../tests/support/desk/desk.ts';
import { startSubscribed } from '../../tests/support/desk/push-desk.ts';

const dana = 'dana@desk.example';

/** The owner's desk and Dana's, each with a device. `told` says whose device got what after the request's push. */
async function startTwo(listed = dana) {
  const site = await startSubscribed({ environment: { DESK_EMAILS: `${owner},${listed}` } });
  const cookie = await cookieOf(site, dana);
  const device = subscribe(`${site.service.url}/dana`);
  await pageOf(site, { cookie })('POST', '/api/desk/push', device.json);
  const { reference, follow } = (await site.book()).json();
  await site.settle();
  const before = site.service.posts.length;
  const call = (method: 'POST' | 'PATCH', path: string, payload: object, from = site.cookie) =>
    site.app.inject({
      method,
      url: `/api/desk/requests/${reference}${path}`,
      headers: { origin: site.config.SITE_URL, cookie: from },
      payload,
    });
  return {
    ...site,
    dana: cookie,
    change: async (...given: Parameters<typeof call>) =>
      expect((await call(...given)).statusCode).toBe(200),
    cancel: () =>
      site.app.inject({
        method: 'POST',
        url: '/api/request/cancel',
        headers: { authorization: `Bearer ${follow}` },
      }),
    async told(seconds: number) {
      site.clock.advance(seconds * 1000);
      await site.settle();
      return site.service.posts.slice(before).map((post) => [
        post.path === '/dana' ? 'Dana' : 'owner',
        // Only Dana's own device can decrypt it.
        post.path === '/dana' ? device.decrypt(post).notification.title : undefined,
      ]);
    },
  };
}

test('an assignment by somebody else is pushed to the new assignee after 10 s, and other steps are not', async () => {
  const { change, told, dana: danas } = await startTwo();
  await change('POST', '/status', { status: 'accepted', version: 1 });
  expect(await told(20)).toEqual([]);
  await change('POST', '/status', { status: 'on_the_way', version: 2, assignee: dana });
  expect(await told(5)).toEqual([]);
  expect(await told(6)).toEqual([['Dana', 'For you · ASAP · House Lockout']]);
  // No push for Dana's own steps, nor for steps of others that leave the request with Dana.
  await change('POST', '/status', { status: 'accepted', version: 3 }, danas);
  await change('PATCH', '', { version: 4, eta_minutes: 10 });
  expect(await told(20)).toHaveLength(1);
});

test('an edit of the assignee is pushed too, and of two within 10 s only the last counts', async () => {
  const { change, told } = await startTwo();
  await change('POST', '/status', { status: 'accepted', version: 1 });
  await change('PATCH', '', { version: 2, assignee: dana });
  await change('PATCH', '', { version: 3, assignee: owner });
  expect(await told(20)).toEqual([]);
  await change('PATCH', '', { version: 4, assignee: dana });
  expect(await told(20)).toHaveLength(1);
});

test('an assignment is pushed however the address is spelled in the list of people', async () => {
  const { change, told } = await startTwo('Dana@Desk.example');
  await change('POST', '/status', {
    status: 'accepted',
    version: 1,
    assignee: 'Dana@Desk.example',
  });
  expect(await told(20)).toHaveLength(1);
});

test('an assignment of a request that is done by then is pushed to nobody', async () => {
  const { change, told } = await startTwo();
  await change('POST', '/status', { status: 'accepted', version: 1, assignee: dana });
  await change('POST', '/status', { status: 'done', version: 2 });
  expect(await told(20)).toEqual([]);
});

test('an assignment that is undone is pushed to nobody', async () => {
  const { change, told, pushes } = await startTwo();
  await change('POST', '/status', { status: 'accepted', version: 1, assignee: dana });
  const queued = async () =>
    (await pushes()).filter(({ payload }) => payload?.includes('assigned'));
  expect(await queued()).toHaveLength(1);
  await change('POST', '/undo', { version: 2 });
  expect(await queued()).toEqual([]);
  expect(await told(60)).toEqual([]);
});

test('a customer’s cancellation is pushed at once to the person on the way, and mailed', async () => {
  const { change, cancel, told, mails, app } = await startTwo();
  await change('POST', '/status', { status: 'on_the_way', version: 1, assignee: dana });
  expect(await told(20)).toHaveLength(1);
  expect((await cancel()).statusCode).toBe(200);
  expect((await told(0)).slice(1)).toEqual([['Dana', 'Customer canceled · ASAP · House Lockout']]);
  await app.outbox.idle();
  expect(mails.at(-1)?.subject).toMatch(/^Customer canceled/);
});

test('a cancellation of a request whose assignee was removed is pushed to everybody', async () => {
  const { change, cancel, told, database } = await startTwo();
  await change('POST', '/status', { status: 'on_the_way', version: 1 });
  const removed = { assignee: 'lee@desk.example' };
  await database.query.updateTable('submissions').set(removed).execute();
  await cancel();
  expect((await told(0)).map(([who]) => who).toSorted()).toEqual(['Dana', 'owner']);
});

test('a cancellation of a request without an assignee is pushed to everybody', async () => {
  const { cancel, told } = await startTwo();
  await cancel();
  expect((await told(0)).map(([who]) => who).toSorted()).toEqual(['Dana', 'owner']);
});
