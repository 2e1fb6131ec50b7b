import type { Page } from 'playwright-core';
import { offlineQueueWords } from '../../../content/en/form/offline-queue.ts';

type StoredEntry = Record<string, unknown> & { key: string };

/** The queued request, as stored in the browser. */
export function storedEntries(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(
    () =>
      new Promise<StoredEntry[]>((resolve, reject) => {
        const open = indexedDB.open('waiting-requests');
        open.onupgradeneeded = () => open.result.createObjectStore('requests');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('requests').objectStore('requests').getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
  );
}

/** Changes the stored request, for example its age. */
export function changeEntries(page: Page, change: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    (changed) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('waiting-requests');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const transaction = open.result.transaction('requests', 'readwrite');
          const entries = transaction.objectStore('requests');
          const all = entries.getAll();
          all.onsuccess = () => {
            for (const entry of all.result) entries.put({ ...entry, ...changed }, entry.key);
          };
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    change,
  );
}

/** The notice on every page while a request is queued. */
export const notice = (page: Page) =>
  page.getByRole('region', { name: offlineQueueWords.region, exact: true });
