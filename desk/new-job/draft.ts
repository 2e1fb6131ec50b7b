import { parseJson } from '../../app/browser/read-json.ts';
import { sessionStore } from '../../app/browser/safe-storage.ts';

/** A job that is not saved yet: a tap on a notification, or a reload, leaves it in this window. */
interface Draft {
  /** Who types it: nobody else finds it here. */
  email: string;
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** The body that was sent last, as JSON, and its key: sent again, it stays one job. */
  sent?: { body: string; key: string } | undefined;
}

const storageKey = 'desk-new-job';

/** An empty one, if nothing was typed. */
export function draftOf(email: string): Draft {
  const draft = parseJson(sessionStore.get(storageKey) ?? '');
  return isDraft(draft) && draft.email === email ? draft : { email, values: {} };
}

export const keepDraft = (draft: Draft) => sessionStore.set(storageKey, JSON.stringify(draft));

export const dropDraft = () => sessionStore.remove(storageKey);

function isDraft(value: unknown): value is Draft {
  const { email, values, sent = { body: '', key: '' } } = Object(value);
  const texts = [email, sent?.body, sent?.key, ...Object.values(Object(values))];
  return Object(values) === values && texts.every((text) => typeof text === 'string');
}
