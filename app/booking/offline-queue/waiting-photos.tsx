import { photoWords } from '#words/photos.ts';
import { mostPhotos } from '../../../contract/photos.ts';
import { randomKey } from '../../browser/random-key.ts';
import { PhotoBox, type PhotoProblem } from '../../photos/photo-box.tsx';
import type { Waiting, WaitingPhoto } from './entry.ts';
import { changeEntry, notifyChange } from './store.ts';

const { waiting: words } = photoWords;

type Change = (photos: readonly WaitingPhoto[]) => readonly WaitingPhoto[];

async function changePhotos(key: string, change: Change): Promise<PhotoProblem | undefined> {
  let problem: PhotoProblem | undefined = 'notKept';
  try {
    await changeEntry(key, (old) => {
      if (old.state !== 'waiting') return old;
      problem = undefined;
      return { ...old, photos: change(old.photos ?? []) };
    });
  } catch {
    problem = 'notKept'; // The storage is full.
  }
  notifyChange();
  return problem;
}

export function WaitingPhotos({ entry: { key, photos = [] } }: { entry: Waiting }) {
  const add = (bytes: ArrayBuffer) =>
    changePhotos(key, (old) => [...old, { id: randomKey(), bytes }].slice(0, mostPhotos));
  const remove = (id: string) => changePhotos(key, (old) => old.filter((photo) => photo.id !== id));
  return (
    <div className="pb-2">
      {photos.length > 0 && <p className="mb-3">{words.count(photos.length)}</p>}
      <PhotoBox
        photos={photos}
        says={{ adding: words.adding, added: words.added }}
        onAdd={add}
        onRemove={remove}
      />
    </div>
  );
}
