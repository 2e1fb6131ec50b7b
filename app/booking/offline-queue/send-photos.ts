import { sendPhoto } from '../../photos/photo-api.ts';
import { changeEntry, currentEntries, notifyChange, removeEntry } from './store.ts';

/** Not the queue's lock, so that a request does not wait for another one's photos. */
const lockName = 'waiting-photos';

/** Runs in pages and in the worker, one at a time. Rejects if the device's storage fails. */
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
      return notifyChange();
    }
    // A refused photo is dropped, because it would be refused again.
    await (left.length > 0
      ? changeEntry(key, (old) => ({ ...old, photos: left }))
      : removeEntry(key));
    notifyChange();
  }
}

/** Reads again for each photo, because the visitor may have removed it. */
async function nextPhotos() {
  return (await currentEntries()).find((entry) => entry.state === 'photos');
}
