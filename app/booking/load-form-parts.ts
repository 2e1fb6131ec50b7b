import { importWithRetry } from '../browser/import-with-retry.ts';

const load = () => import('./form-parts.ts');

export type FormParts = Awaited<ReturnType<typeof load>>;

let parts: FormParts | undefined;

export const formParts = () => parts;

/** Undefined if it cannot be loaded. Works offline, because the service worker caches the chunk at installation. */
export async function loadFormParts(): Promise<FormParts | undefined> {
  try {
    parts ??= await importWithRetry(load);
  } catch {
    // Callers try again when they need it.
  }
  return parts;
}
