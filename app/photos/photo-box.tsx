import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { photoWords as words } from '#words/photos.ts';
import { mostPhotos } from '../../contract/photos.ts';
import { importWithRetry } from '../browser/import-with-retry.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** Loaded when the button is pressed, because most customers send no photo. */
const load = () => import('./prepare-photo.ts');

export type PhotoProblem = keyof typeof words.problems;

interface ShownPhoto {
  id: string;
  time?: string;
  /** Only if this device has taken it. */
  bytes: ArrayBuffer | undefined;
}

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
  unsent?: ArrayBuffer;
}

export function PhotoBox({ photos, says, onAdd, onRemove }: PhotoBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Ahead of rendering, because a second press may come before the first is rendered. */
  const busy = useRef(false);
  const [told, setTold] = useState<Told>({});

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

  async function send(unsent: ArrayBuffer): Promise<Told> {
    const problem = await onAdd(unsent);
    if (problem === 'noAnswer') return { problem: unreached(), unsent };
    return problem ? { problem } : { done: says.added };
  }

  const choose = (file: File) =>
    run(says.adding, async () => {
      const { preparePhoto } = await importWithRetry(load);
      const photo = await preparePhoto(file);
      return typeof photo === 'string' ? { problem: photo } : send(photo);
    });

  function sendAgain(photo: ArrayBuffer): void {
    // The pressed button will be unmounted.
    button.current?.focus();
    void run(says.adding, () => send(photo));
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
    load().catch(() => undefined);
  }

  const { doing, done, problem, unsent } = told;
  return (
    <>
      <PhotoList photos={photos} onRemove={remove} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={button} look="quiet" isBusy={doing !== undefined} onClick={press}>
          <Camera size={20} aria-hidden="true" className="shrink-0" />
          {doing ?? words.button}
        </Button>
        {unsent && <Button onClick={() => sendAgain(unsent)}>{words.again}</Button>}
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
          // So that choosing the same file again is a change.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <p role="status" className="mt-2 font-semibold text-go">
        {doing ? <span className="sr-only">{doing}</span> : done}
      </p>
      {problem && <Alert>{words.problems[problem]}</Alert>}
    </>
  );
}

const unreached = () => (navigator.onLine ? 'noAnswer' : 'offline');

interface PhotoListProps {
  photos: readonly ShownPhoto[];
  onRemove: (id: string) => void;
}

function PhotoList({ photos, onRemove }: PhotoListProps) {
  return (
    <ul className="flex flex-wrap gap-4">
      {photos.map(({ id, time, bytes }, index) => {
        const name = words.photo(index + 1);
        return (
          <li key={id} className="w-24">
            {bytes ? (
              <Preview bytes={bytes} name={name} />
            ) : (
              <span className="grid size-24 place-items-center rounded-lg bg-mist text-quiet">
                <Camera size={20} aria-hidden="true" />
                {name}
              </span>
            )}
            {time && <span className="block text-base text-quiet">{time}</span>}
            <button
              type="button"
              aria-label={words.removeOf(words.remove, name)}
              className="min-h-11 cursor-pointer py-2 font-semibold underline underline-offset-4"
              onClick={() => onRemove(id)}
            >
              {words.remove}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** In CSS pixels twice the shown size, for sharp screens. */
const previewSide = 192;

/** A canvas, because the policy of these pages allows no images but the server's. */
function Preview({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    async function draw() {
      const picture = await createImageBitmap(new Blob([bytes]));
      const scale = previewSide / Math.min(picture.width, picture.height);
      const [width, height] = [picture.width * scale, picture.height * scale];
      canvas.current
        ?.getContext('2d')
        ?.drawImage(picture, (previewSide - width) / 2, (previewSide - height) / 2, width, height);
      picture.close();
    }
    draw().catch(() => undefined);
  }, [bytes]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={name}
      width={previewSide}
      height={previewSide}
      className="size-24 rounded-lg bg-mist"
    />
  );
}
