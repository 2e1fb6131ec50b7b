import { expect, test } from 'vitest';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { OwnKey } from './own-key.tsx';

const at = '2026-11-22T07:12:00Z';
const received: FollowedRequest = {
  reference: 'LS-7K3M2P',
  type: 'booking',
  status: 'pending',
  service: 'Car Lockout',
  timeframe: 'ASAP',
  created_at: at,
  seen_at: null,
  accepted_at: null,
  phone: '•••-•••-0123',
  address: 'Union City',
  can_cancel: true,
};

const drawn = async (reference: string, request?: FollowedRequest) => {
  const { all } = await rendered(<OwnKey reference={reference} request={request} />);
  const shapes = all('path').map(({ attributes }) => attributes);
  const of = (name: string) => shapes.map((shape) => shape[name]).filter(Boolean);
  return { shapes: of('d').join(), low: of('data-low'), turned: of('data-turned') };
};

test.each<[string, FollowedRequest | undefined, string[], string]>([
  ['unknown', undefined, ['true', 'true', 'true'], 'false'],
  ['received', received, ['false', 'true', 'true'], 'false'],
  ['opened', { ...received, seen_at: at }, ['false', 'false', 'true'], 'false'],
  ['accepted', { ...received, seen_at: at, accepted_at: at }, ['false', 'false', 'false'], 'true'],
])(
  'the key of a request that is %s lifts one pin per step, and the last one turns the plug',
  async (_, request, low, turned) => {
    expect(await drawn(received.reference, request)).toMatchObject({ low, turned: [turned] });
  },
);

test('each reference has its own key shape, the same every time', async () => {
  const { shapes } = await drawn('LS-7K3M2P');
  expect(await drawn('LS-7K3M2P')).toMatchObject({ shapes });
  expect((await drawn('LS-7K3M2Q')).shapes).not.toBe(shapes);
  expect(shapes).not.toContain('NaN');
  expect((await drawn('')).shapes).not.toContain('NaN');
});
