import { importWithRetry } from '../browser/import-with-retry.ts';

const load = () => import('./form-parts.ts');

export type FormParts = Awaited<ReturnType<typeof load>>;

let parts: FormParts | undefined;

export const formParts = () => parts;

/**
 * Loads what a form needs once it is used. The service worker caches it at installation, so that
 * it loads offline too. Undefined if it cannot be loaded.
 */
export async function loadFormParts(): Promise<FormParts | undefined> {
  try {
    parts ??= await importWithRetry(load);
  } catch {
    // Offline: callers load it again when they need it.
  }
  return parts;
}
