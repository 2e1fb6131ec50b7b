import { afterEach, expect, test, vi } from 'vitest';
import { openPage, storageOf } from '../../tests/support/render/fake-browser.ts';

const email = 'dana@locksmith.example';
const draft = { email, values: { phone: '2015550147' }, sent: { body: '{}', key: 'one' } };
const empty = { email, values: {} };

async function openDrafts(kept: Record<string, string>) {
  openPage({ sessionStorage: storageOf(kept) });
  return import('./job-draft.ts');
}

afterEach(() => vi.unstubAllGlobals());

test('a draft is kept across a reload, with the key it was sent under, until it is dropped', async () => {
  const kept: Record<string, string> = {};
  (await openDrafts(kept)).keepDraft(draft);
  const { draftOf, dropDraft } = await openDrafts(kept);
  expect(draftOf(email)).toEqual(draft);
  dropDraft();
  expect(draftOf(email)).toEqual(empty);
  expect(kept).toEqual({});
});

test('nobody else is shown a draft', async () => {
  const { keepDraft, draftOf } = await openDrafts({});
  keepDraft(draft);
  const other = 'kim@locksmith.example';
  expect(draftOf(other)).toEqual({ email: other, values: {} });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  JSON.stringify({ email }),
  JSON.stringify({ email, values: null }),
  JSON.stringify({ email, values: { phone: 2015550147 } }),
  JSON.stringify({ ...draft, sent: null }),
  JSON.stringify({ ...draft, sent: { body: {}, key: 'one' } }),
])('a draft of another form is ignored: %s', async (stored) => {
  const { draftOf } = await openDrafts({ 'desk-new-job': stored });
  expect(draftOf(email)).toEqual(empty);
});
