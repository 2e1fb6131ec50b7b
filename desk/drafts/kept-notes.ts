import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../../app/browser/listeners.ts';
import { parseJson } from '../../app/browser/read-json.ts';
import { localStore } from '../../app/browser/safe-storage.ts';
import { longestReply } from '../../contract/texts.ts';

/** A note, or an answer to the customer, that the server does not have yet. */
export interface KeptNote {
  reference: string;
  /** The author's address. Nobody else is shown the note on this device. */
  email: string;
  /** Who gets it as a text message; undefined for a note, which stays at the desk. */
  to?: 'customer' | undefined;
  text: string;
  /** The idempotency key: the server stores it once, however often it is sent. '' until the button was pressed. */
  key: string;
  /** When the button was pressed, by the clock of this device. */
  at?: number | undefined;
}

const storageKey = 'desk-notes';
const mostKept = 20;
const longestWaitMs = 10 * 60_000;
export const maxNoteLength = ({ to }: Pick<KeptNote, 'to'>) => (to ? longestReply : 2000);

const { subscribe, notify } = createListeners();

function watch(changed: () => void): () => void {
  const unsubscribe = subscribe(changed);
  // Fires when another window has written them.
  addEventListener('storage', changed);
  return () => {
    unsubscribe();
    removeEventListener('storage', changed);
  };
}

const stored = () => localStore.get(storageKey) ?? '';

function isNote(value: unknown): value is KeptNote {
  const { reference, email, text, key } = Object(value);
  return [reference, email, text, key].every((part) => typeof part === 'string');
}

/** Parses the stored notes, latest first. */
function notesIn(json: string): KeptNote[] {
  const notes = parseJson(json);
  return Array.isArray(notes) ? notes.filter(isNote) : [];
}

function store(notes: readonly KeptNote[]): void {
  if (notes.length === 0) localStore.remove(storageKey);
  else localStore.set(storageKey, JSON.stringify(notes.slice(0, mostKept)));
  notify();
}

/** Returns all notes kept on this device, including those that other windows write. */
export function useKeptNotes(): readonly KeptNote[] {
  const json = useSyncExternalStore(watch, stored);
  return useMemo(() => notesIn(json), [json]);
}

export const keptNotes = () => notesIn(stored());

/** Keeps a note in place of the one that was kept for the same request and recipient. A blank one is only dropped. */
export function keepNote(note: KeptNote): void {
  const others = keptNotes().filter((other) => !isFor(other, note));
  const text = note.text.slice(0, maxNoteLength(note));
  store(text.trim() ? [{ ...note, text }, ...others] : others);
}

/** Whether a note is for this request and recipient. */
export const isFor = (note: KeptNote, { reference, to }: Pick<KeptNote, 'reference' | 'to'>) =>
  note.reference === reference && note.to === to;

/** Whether an answer has waited for so long that what it tells the customer may no longer be true. */
export const isTooLate = ({ to, at = 0 }: Pick<KeptNote, 'to' | 'at'>) =>
  to !== undefined && Math.abs(Date.now() - at) > longestWaitMs;

/** Drops a note that the server has. Text typed since then has another key and stays. */
export function dropNote(sent: KeptNote): void {
  store(keptNotes().filter(({ key }) => key !== sent.key));
}

/** Drops the notes of a request that is gone. */
export function dropNotesOf(gone: string): void {
  const all = keptNotes();
  const left = all.filter(({ reference }) => reference !== gone);
  if (left.length < all.length) store(left);
}

/** Turns a note that the server refused, or that is too late, back into a draft: its author has to look at it. */
export function takeBackNote(sent: KeptNote): void {
  store(keptNotes().map((note) => (note.key === sent.key ? { ...note, key: '' } : note)));
}

/** Drops all notes after signing out, and everybody else's notes after signing in. */
export function forgetNotes(butThoseOf?: string): void {
  const all = keptNotes();
  const left = all.filter(({ email }) => email === butThoseOf);
  if (left.length < all.length) store(left);
}
