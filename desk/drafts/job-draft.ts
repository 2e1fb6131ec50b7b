import { parseJson } from '../../app/browser/read-json.ts';
import { sessionStore } from '../../app/browser/safe-storage.ts';

/** A job that is not saved yet. It stays in this window when a notification is tapped or the page is reloaded. */
interface Draft {
  /** The person typing it. Nobody else is shown this draft. */
  email: string;
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** The last sent body, as JSON, and its key, so that sending it again does not make a second job. */
  sent?: { body: string; key: string } | undefined;
}

const storageKey = 'desk-new-job';

/** Returns this person's draft; an empty one if they have typed nothing. */
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
