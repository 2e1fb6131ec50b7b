import { shortAge } from '../../content/owner/desk/frame.ts';
import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { timeText } from '../time/moment.tsx';
import { useNow } from '../time/use-now.ts';
import { isInProgress } from './summary.ts';

const words = jobWords.eta;
const minuteMs = 60_000;

export function etaText(eta_at: string, now: number): string {
  const left = Date.parse(eta_at) - now;
  const time = timeText(eta_at, now);
  if (Math.abs(left) < minuteMs) return words.now(time);
  return left > 0 ? words.expected(time, shortAge(left)) : words.late(time, shortAge(-left));
}

/** Shows when they are expected and how long that is, in red once they are late, or since when they are there. */
export function Eta({ request: { status, eta_at, arrived_at } }: { request: RequestRecord }) {
  const now = useNow();
  if (status === 'on_the_way' && arrived_at) {
    return <p className="mt-1 font-semibold">{words.arrived(timeText(arrived_at, now))}</p>;
  }
  if (!eta_at || !isInProgress(status)) return null;
  const isLate = Date.parse(eta_at) <= now - minuteMs;
  return (
    <p className={`mt-1 font-semibold ${isLate ? 'text-stop' : ''}`}>{etaText(eta_at, now)}</p>
  );
}
