import { Camera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { photoWords as words } from '#words/photos.ts';

export interface ShownPhoto {
  id: string;
  /** When it was sent. */
  time?: string;
  /** The image itself, if this page has it. */
  bytes: ArrayBuffer | undefined;
}

interface PhotoListProps {
  photos: readonly ShownPhoto[];
  onRemove: (id: string) => void;
}

export function PhotoList({ photos, onRemove }: PhotoListProps) {
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

/** In pixels: twice the displayed size, for sharp screens. */
const previewSide = 192;

/** Drawn on a canvas, because the policy of these pages allows only the server's images. */
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
