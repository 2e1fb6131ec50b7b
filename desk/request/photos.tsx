import { useRef, useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { closeDialog, openDialog } from '../../app/ui/dialog.ts';
import { requestWords } from '../../content/owner/desk/request.ts';
import type { Photo } from '../../contract/answers/photos.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { photoSource, useDeletePhoto } from '../api/photos.ts';
import { announce } from '../layout/announcer.tsx';
import { useFocusFallback } from '../layout/focus.tsx';
import { momentText } from '../time/moment.tsx';

const words = requestWords.photos;

/** The customer's photos: small ones in a row. Pressing one loads it in full. */
export function Photos({ request: { reference, photos } }: { request: RequestDetail }) {
  const [opened, setOpened] = useState<Photo & { name: string }>();
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useFocusFallback<HTMLElement>();
  // Keeps the section after the last photo was deleted, since its heading has the focus then.
  const [hadSome, setHadSome] = useState(false);
  if (photos.length === 0 && !hadSome) return null;

  const nameOf = ({ id, at }: Photo) =>
    words.photo(photos.findIndex((photo) => photo.id === id) + 1, momentText(at));

  return (
    <section ref={place} className="mt-8">
      <h2 tabIndex={-1} className="text-xl font-bold">
        {photos.length > 0 ? words.count(photos.length) : words.none}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-3">
        {photos.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              className="block cursor-pointer rounded-lg"
              onClick={() => {
                setHadSome(true);
                // Store the name, since it could not be found if the photo were deleted elsewhere.
                setOpened({ ...photo, name: nameOf(photo) });
                openDialog(dialog.current);
              }}
            >
              <img
                src={photoSource(reference, photo.id, 'small')}
                alt={nameOf(photo)}
                className="size-24 rounded-lg border border-line bg-mist object-cover text-sm"
              />
            </button>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        aria-label={opened?.name}
        onClose={({ currentTarget }) => {
          // The event comes a frame after the dialog closes, by when another photo may be open.
          if (!currentTarget.open) setOpened(undefined);
        }}
        className="m-auto [&:not([open])]:hidden max-w-[calc(100%-1rem)] rounded-lg bg-white p-3 text-ink backdrop:bg-black/60"
      >
        {opened && (
          <FullPhoto
            key={opened.id}
            reference={reference}
            photo={opened}
            name={opened.name}
            close={() => closeDialog(dialog.current)}
          />
        )}
      </dialog>
    </section>
  );
}

interface FullPhotoProps {
  reference: string;
  photo: Photo;
  name: string;
  close: () => void;
}

function FullPhoto({ reference, photo: { id }, name, close }: FullPhotoProps) {
  const [isAsked, setAsked] = useState(false);
  const deleting = useDeletePhoto(reference, () => {
    // By then the dialog may show another photo.
    if (place.current) close();
    announce(words.deleted);
  });
  const place = useFocusFallback<HTMLDivElement>((buttons) => buttons.querySelector('button'));
  return (
    <>
      <img
        src={photoSource(reference, id, 'large')}
        alt={name}
        className="mx-auto max-h-[calc(100vh-11rem)] min-h-24 min-w-24 bg-mist object-contain"
      />
      {isAsked && <p className="mt-3 font-semibold">{words.question}</p>}
      <div ref={place} className="mt-3 flex flex-wrap gap-3">
        {isAsked ? (
          <>
            <Button key="keep" look="quiet" onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
            <Button
              key="delete"
              className="bg-stop!"
              isBusy={deleting.isPending}
              onClick={() => deleting.mutate(id)}
            >
              {deleting.isPending ? words.deleting : words.confirm}
            </Button>
          </>
        ) : (
          <>
            <Button key="close" onClick={close}>
              {words.close}
            </Button>
            <Button key="ask" look="quiet" onClick={() => setAsked(true)}>
              {words.ask}
            </Button>
          </>
        )}
      </div>
      {deleting.error && <Alert>{deleting.error.message}</Alert>}
    </>
  );
}
