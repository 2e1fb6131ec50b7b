import { importWithRetry } from '../browser/import-with-retry.ts';

const load = () => import('./form-parts.ts');

export type FormParts = Awaited<ReturnType<typeof load>>;

let parts: FormParts | undefined;

/** The parts that were brought; undefined until then. */
export const formParts = () => parts;

/**
 * Fetches what a form needs once it is touched. The service worker keeps it from its first day, so that
 * it is there when the connection is not. Undefined if it does not come.
 */
export async function loadFormParts(): Promise<FormParts | undefined> {
  try {
    parts ??= await importWithRetry(load);
  } catch {
    // Offline: whoever needs it asks again.
  }
  return parts;
}
