import { afterEach, expect, test, vi } from 'vitest';
import { forbiddenStorage, openPage, storageOf } from '../../tests/support/render/fake-browser.ts';

const note = (change: object = {}) => ({
  reference: 'LS-AAAAAA',
  email: 'dana@locksmith.example',
  text: 'Blue door',
  key: '',
  ...change,
});

async function openNotes(storage: Parameters<typeof openPage>[0] = {}) {
  openPage(storage);
  return import('./kept-notes.ts');
}

afterEach(() => vi.unstubAllGlobals());

test('a note is kept for its request until it is emptied, even after a reload', async () => {
  const kept: Record<string, string> = {};
  const before = await openNotes({ localStorage: storageOf(kept) });
  before.keepNote(note({ text: 'Blue' }));
  before.keepNote(note());
  const after = await openNotes({ localStorage: storageOf(kept) });
  expect(after.keptNotes()).toEqual([note()]);
  after.keepNote(note({ text: ' ' }));
  expect(kept).toEqual({});
});

test('only the latest 20 notes are kept, up to 2,000 characters each', async () => {
  const { keepNote, keptNotes } = await openNotes();
  for (let number = 0; number < 25; number += 1) {
    keepNote(note({ reference: `LS-${number}`, text: 'x'.repeat(3000) }));
  }
  expect(keptNotes().map(({ reference }) => reference)).toEqual(
    Array.from({ length: 20 }, (_, index) => `LS-${24 - index}`),
  );
  expect(keptNotes()[0]?.text).toHaveLength(2000);
});

test('a sent note is deleted, unless it was taken back or edited since', async () => {
  const { keepNote, keptNotes, dropNote, takeBackNote } = await openNotes();
  const sent = note({ key: 'one' });
  keepNote(sent);
  takeBackNote(sent);
  expect(keptNotes()).toEqual([note()]);
  keepNote(sent);
  keepNote(note({ text: 'Blue door, at the back' }));
  dropNote(sent);
  expect(keptNotes()).toEqual([note({ text: 'Blue door, at the back' })]);
  keepNote(sent);
  dropNote(sent);
  expect(keptNotes()).toEqual([]);
});

test('a note and a text about the same request are kept apart, and deleted together once it is gone', async () => {
  const { keepNote, keptNotes, dropNotesOf } = await openNotes();
  const text = note({ to: 'customer', text: 'Is it the blue door?' });
  const other = note({ reference: 'LS-BBBBBB' });
  for (const kept of [other, note(), text]) keepNote(kept);
  keepNote({ ...text, text: '' });
  expect(keptNotes()).toEqual([note(), other]);
  keepNote(text);
  dropNotesOf('LS-AAAAAA');
  expect(keptNotes()).toEqual([other]);
});

test('a reply to the customer expires after ten minutes or after a clock change, and a note never does', async () => {
  const { isTooLate } = await openNotes();
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  expect(isTooLate({ to: 'customer', at: minutesAgo(9) })).toBe(false);
  for (const at of [minutesAgo(11), minutesAgo(-11), undefined]) {
    expect(isTooLate({ to: 'customer', at })).toBe(true);
    expect(isTooLate({ at })).toBe(false);
  }
});

test('signing in with another address, or signing out, deletes the kept notes', async () => {
  const kept: Record<string, string> = {};
  const { keepNote, keptNotes, forgetNotes } = await openNotes({ localStorage: storageOf(kept) });
  const other = note({ reference: 'LS-BBBBBB', email: 'kim@locksmith.example' });
  keepNote(note());
  keepNote(other);
  forgetNotes(other.email);
  expect(keptNotes()).toEqual([other]);
  forgetNotes();
  expect(kept).toEqual({});
});

test.each(['', 'null', '{', '{"0":1}', '[null, 1, {"reference": 1}]'])(
  'invalid stored notes are ignored: %s',
  async (stored) => {
    const { keptNotes } = await openNotes({ localStorage: { 'desk-notes': stored } });
    expect(keptNotes()).toEqual([]);
  },
);

test('with forbidden storage, a note is kept until the page is left', async () => {
  const { keepNote, keptNotes } = await openNotes({ localStorage: forbiddenStorage });
  keepNote(note());
  expect(keptNotes()).toEqual([note()]);
});
