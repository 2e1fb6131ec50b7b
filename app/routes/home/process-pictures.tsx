import { useRef } from 'react';
import { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/picture.tsx';
import { useNear } from '../../ui/use-near.ts';

/** Rendered when near the viewport, into reserved space: the HTML must fit the first round trip (14 kB). */
export function ProcessPictures() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '400px');
  return (
    <div ref={place} className="mt-6 grid aspect-3/2 max-w-xl grid-cols-2 gap-3">
      {near &&
        home.process.pictures.map((picture) => (
          <Picture
            key={picture.name}
            {...picture}
            shape="small"
            sizes="18rem"
            className="size-full rounded-lg bg-deep text-base text-white object-cover"
          />
        ))}
    </div>
  );
}
