import { expect, test } from 'vitest';
import { rendered } from '../../../tests/support/rendered.tsx';
import { RequestFacts } from './request-facts.tsx';

test('a service in the words of somebody who writes from right to left is shown from right to left', async () => {
  const { all } = await rendered(
    <RequestFacts
      request={{
        reference: 'LS-7K3M2',
        type: 'booking',
        status: 'pending',
        service: 'פתיחת דלת (דחוף)',
        timeframe: 'ASAP',
        created_at: '2026-11-22T07:12:00Z',
        seen_at: null,
        accepted_at: null,
        phone: '•••-•••-0123',
        address: 'Union City',
        can_cancel: true,
      }}
    />,
  );
  expect(all('dd').map(({ attributes }) => attributes.dir)).toEqual(Array(5).fill('auto'));
});
