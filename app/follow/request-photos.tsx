import { useState } from 'react';
import { photoWords as words } from '#words/photos.ts';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { removePhoto, sendPhoto } from '../photos/photo-api.ts';
import { PhotoBox, type PhotoProblem } from '../photos/photo-box.tsx';
import { timeText } from './time-text.ts';

interface RequestPhotosProps {
  token: string | null | undefined;
  request: FollowedRequest | undefined;
  ask: () => Promise<void>;
  className?: string;
}

/** Shows only photos added on this page, until it is closed; others appear as a number. */
export function RequestPhotos({ token, request, ask, className = '' }: RequestPhotosProps) {
  const [taken, setTaken] = useState<Readonly<Record<string, ArrayBuffer>>>({});
  const photos = request?.photos ?? [];

  async function add(bytes: ArrayBuffer): Promise<PhotoProblem | undefined> {
    const answer = await sendPhoto(token ?? '', bytes);
    if (typeof answer === 'string') return answer;
    setTaken((before) => ({ ...before, [answer.id]: bytes }));
    await ask();
    return undefined;
  }

  async function remove(id: string): Promise<PhotoProblem | undefined> {
    const problem = await removePhoto(token ?? '', id);
    await ask();
    return problem;
  }

  return (
    <section aria-labelledby="photos" className={className}>
      <h2 id="photos" className="sign text-3xl text-navy md:text-4xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-4 text-quiet">
        {words.hint} {photos.length > 0 && words.count(photos.length)}
      </p>
      <PhotoBox
        photos={photos.map(({ id, at }) => ({ id, time: timeText(at), bytes: taken[id] }))}
        says={{ adding: words.sending, added: words.sent }}
        onAdd={add}
        onRemove={remove}
      />
    </section>
  );
}
