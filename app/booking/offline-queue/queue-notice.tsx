import { type ComponentType, useEffect, useState } from 'react';
import { offlineQueueWords as words } from '#words/form/offline-queue.ts';
import { type Option, optionNames } from '#words/form/option-names.ts';
import { focusHeading } from '../../layout/focus-heading.ts';
import { isControlledByWorker } from '../../layout/load-in-full.ts';
import { pageAddress } from '../../layout/page-path.ts';
import { notify } from '../../notices/notify.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { saveValues } from '../fields/saved-values.ts';
import type { Entry, Photos, Refused, Sent, Waiting } from './entry.ts';
import { useQueueList } from './queue-list.ts';
import { notifyChange, removeEntry, storedEntries } from './store.ts';
import { watchQueue } from './watch-queue.ts';

async function cancelRequest({ key }: Waiting, phone: string): Promise<void> {
  const { cancelled } = words;
  // It may have been tried since the last render.
  const entry = (await storedEntries()).find((other) => other.key === key);
  // It no longer waits, usually because it was sent in the meantime. The updated queue shows what happened.
  if (entry?.state !== 'waiting') return notifyChange();
  await removeEntry(key);
  notifyChange();
  const description = entry.tried ? cancelled.tried(phone) : cancelled.untried;
  await notify({ tone: 'success', title: cancelled.title, description });
}

type Told = Exclude<Entry, Sent>;

function subjectOf(entry: Exclude<Told, Photos>): string {
  const asked = entry.state === 'expired' ? entry : entry.request;
  if (asked.type === 'callback' || !asked.service) return words.subject.callback;
  const own = 'other_service' in asked && asked.other_service;
  return words.subject.service(own || (optionNames[asked.service as Option] ?? asked.service));
}

function textOf(entry: Told): string {
  switch (entry.state) {
    case 'waiting':
      return words.waiting(subjectOf(entry));
    case 'refused':
      return words.refused(subjectOf(entry), entry.reason);
    case 'expired':
      return words.expired(subjectOf(entry));
    case 'photos':
      return words.photos(entry.photos.length);
  }
}

/** Uses a full page load, because a form reads saved values when it mounts. */
async function correct({ key, request }: Refused): Promise<void> {
  const { type, source_url, visitor_info, traffic_source, page_metrics, ...values } = request;
  saveValues(values);
  await removeEntry(key);
  location.assign(pageAddress(type === 'callback' ? '/contact' : '/book-online'));
}

const link = 'min-h-11 cursor-pointer py-2 font-semibold underline underline-offset-4';

const removeWords = {
  waiting: words.cancel,
  refused: words.cancel,
  expired: words.remove,
  photos: words.removePhotos,
} as const;

const load = () => import('./waiting-photos.tsx');

/** Loads only from the worker's cache: a failed import would also break the thank-you page, which shares its files. */
function LatePhotos({ entry }: { entry: Waiting }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ entry: Waiting }>>();
  useEffect(() => {
    if (!isControlledByWorker()) return;
    load().then(
      ({ WaitingPhotos }) => setLoaded(() => WaitingPhotos),
      () => undefined,
    );
  }, []);
  return Loaded && <Loaded entry={entry} />;
}

export function QueueItem({ entry }: { entry: Told }) {
  const phone = usePhone();
  async function remove() {
    // The focused button will be unmounted.
    focusHeading();
    if (entry.state === 'waiting') return cancelRequest(entry, phone.text);
    await removeEntry(entry.key);
    notifyChange();
  }
  return (
    <div>
      <p>{textOf(entry)}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={phone.href} className={link}>
          {words.call(phone.text)}
        </a>
        {entry.state === 'refused' && (
          <button type="button" className={link} onClick={() => void correct(entry)}>
            {words.correct}
          </button>
        )}
        <button type="button" className={link} onClick={() => void remove()}>
          {removeWords[entry.state]}
        </button>
      </p>
      {entry.state === 'waiting' && <LatePhotos entry={entry} />}
    </div>
  );
}

/** Photos are shown only after sending them has failed. */
const isShown = (entry: Entry): entry is Told =>
  entry.state === 'photos' ? entry.tried : entry.state !== 'sent';

export function QueueNotice() {
  useEffect(() => watchQueue(), []);
  const entries = useQueueList().filter(isShown);
  if (entries.length === 0) return null;
  const rows = (isWaiting: boolean) =>
    entries
      .filter(({ state }) => (state === 'waiting') === isWaiting)
      .map((entry) => (
        <div key={entry.key} className="wrap border-b border-line py-2">
          <QueueItem entry={entry} />
        </div>
      ));
  return (
    <section aria-label={words.region} className="bg-mist text-ink">
      {/* Not a status, because a toast announced it when it was queued. */}
      {rows(true)}
      <div role="status">{rows(false)}</div>
    </section>
  );
}
