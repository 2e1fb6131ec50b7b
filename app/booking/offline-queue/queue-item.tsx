import { offlineQueueWords as words } from '../../../content/en/offline-queue.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { keepValues } from '../fields/use-saved-values.ts';
import { announce } from './announce.ts';
import { cancelRequest } from './cancel-request.ts';
import type { Entry, Refused, Sent } from './entry.ts';
import { removeEntry } from './store.ts';

type Told = Exclude<Entry, Sent>;

function subjectOf(entry: Told): string {
  const asked = entry.state === 'expired' ? entry : entry.request;
  if (asked.type === 'callback' || !asked.service) return words.subject.callback;
  return words.subject.service(asked.service);
}

function textOf(entry: Told): string {
  switch (entry.state) {
    case 'waiting':
      return words.waiting(subjectOf(entry));
    case 'refused':
      return words.refused(subjectOf(entry), entry.reason);
    case 'expired':
      return words.expired(subjectOf(entry));
  }
}

/** Back into the form it came from, by a full load: the form takes kept values when it begins. */
async function correct({ key, request }: Refused): Promise<void> {
  const { type, source_url, visitor_info, traffic_source, page_metrics, ...values } = request;
  keepValues(values);
  await removeEntry(key);
  location.assign(type === 'callback' ? '/contact' : '/book-online');
}

const link = 'min-h-11 cursor-pointer py-2 font-semibold underline underline-offset-4';

/** What has become of a request that was not sent, and what the visitor can do about it. */
export function QueueItem({ entry }: { entry: Told }) {
  const phone = usePhone();
  async function remove() {
    // The button that has the focus goes away: a keyboard goes on at the page's beginning.
    document.getElementById('main')?.focus({ preventScroll: true });
    if (entry.state === 'waiting') return cancelRequest(entry, phone.text);
    await removeEntry(entry.key);
    announce();
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
          {entry.state === 'expired' ? words.remove : words.cancel}
        </button>
      </p>
    </div>
  );
}
