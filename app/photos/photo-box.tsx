import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { photoWords as words } from '#words/photos.ts';
import { mostPhotos } from '../../contract/photos.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PhotoList, type ShownPhoto } from './photo-list.tsx';
import { preparePhoto } from './prepare-photo.ts';

export type PhotoProblem = keyof typeof words.problems;

interface PhotoBoxProps {
  photos: readonly ShownPhoto[];
  says: { adding: string; added: string };
  onAdd: (photo: ArrayBuffer) => Promise<PhotoProblem | undefined>;
  onRemove: (id: string) => Promise<PhotoProblem | undefined>;
}

interface Told {
  doing?: string;
  done?: string;
  problem?: PhotoProblem | undefined;
}

export function PhotoBox({ photos, says, onAdd, onRemove }: PhotoBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Ahead of rendering, because a second press may come before the first is rendered. */
  const busy = useRef(false);
  const [told, setTold] = useState<Told>({});
  /** Photos that did not reach the server, in the order in which they were chosen, to be sent again. */
  const [unsent, setUnsent] = useState<readonly ArrayBuffer[]>([]);

  async function run(doing: string, work: () => Promise<Told>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setTold({ doing });
    try {
      setTold(await work());
    } catch {
      setTold({ problem: unreached() });
    } finally {
      busy.current = false;
    }
  }

  async function send(photo: ArrayBuffer): Promise<Told> {
    const problem = await onAdd(photo);
    if (problem === 'noAnswer') {
      setUnsent((before) => (before.includes(photo) ? before : [...before, photo]));
      return { problem: unreached() };
    }
    // The server may accept it once there are fewer photos.
    if (problem !== 'full') setUnsent((before) => before.filter((other) => other !== photo));
    return problem ? { problem } : { done: says.added };
  }

  async function sendAll(photos: readonly ArrayBuffer[]): Promise<Told> {
    let told: Told = {};
    for (const photo of photos) {
      told = { ...told, ...(await send(photo)) };
      // The visitor can send the rest after reading about the problem.
      if (told.problem) break;
    }
    return told;
  }

  const choose = (file: File) =>
    run(says.adding, async () => {
      const photo = await preparePhoto(file);
      return typeof photo === 'string' ? { problem: photo } : send(photo);
    });

  function sendAgain(): void {
    // The pressed button will be unmounted.
    button.current?.focus();
    void run(says.adding, () => sendAll(unsent));
  }

  function remove(id: string): void {
    button.current?.focus();
    void run(words.removing, async () => {
      const problem = await onRemove(id);
      return problem ? { problem } : { done: words.removed };
    });
  }

  function press(): void {
    if (photos.length >= mostPhotos) {
      setTold({ problem: 'full' });
      return;
    }
    input.current?.click();
  }

  const { doing, done, problem } = told;
  const hasUnsent = unsent.length > 0;
  return (
    <>
      <PhotoList photos={photos} onRemove={remove} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={button} look="quiet" isBusy={doing !== undefined} onClick={press}>
          <Camera size={20} aria-hidden="true" />
          {doing ?? words.button}
        </Button>
        {hasUnsent && !doing && <Button onClick={sendAgain}>{words.again}</Button>}
      </div>
      {/* Without `capture`, so that phones offer both the camera and existing photos. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={words.button}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that choosing the same file again fires a change event.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <p role="status" className="mt-2 font-semibold text-go">
        {doing ? <span className="sr-only">{doing}</span> : done}
        {done && hasUnsent && ` ${words.unsent(unsent.length)}`}
      </p>
      {problem && <Alert>{words.problems[problem]}</Alert>}
    </>
  );
}

const unreached = () => (navigator.onLine ? 'noAnswer' : 'offline');
