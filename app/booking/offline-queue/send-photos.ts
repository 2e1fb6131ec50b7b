import { sendPhoto } from '../../photos/photo-api.ts';
import { changeEntry, currentEntries, removeEntry, tellOfChange } from './store.ts';

/** Apart from the queue's: a request does not wait for photos of another. */
const lockName = 'waiting-photos';

/**
 * Sends the photos of requests that were sent, one by one, unless a tab or the worker does so already. Runs in a page
 * and in the worker. Rejects if the device's storage fails.
 */
export async function sendPhotos(): Promise<void> {
  if (!navigator.locks) return sendAll();
  await navigator.locks.request(lockName, { ifAvailable: true }, (lock) => lock && sendAll());
}

async function sendAll(): Promise<void> {
  for (let next = await nextPhotos(); next; next = await nextPhotos()) {
    const { key, follow, photos } = next;
    const [photo, ...left] = photos;
    const answer = photo && (await sendPhoto(follow, photo.bytes));
    if (answer === 'noAnswer') {
      await changeEntry(key, (old) => ({ ...old, tried: true }));
      return tellOfChange();
    }
    // One that was refused would be so again.
    await (left.length > 0
      ? changeEntry(key, (old) => ({ ...old, photos: left }))
      : removeEntry(key));
    tellOfChange();
  }
}

/** Read anew for each photo: the visitor may have removed them. */
async function nextPhotos() {
  return (await currentEntries()).find((entry) => entry.state === 'photos');
}
