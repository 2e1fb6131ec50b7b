import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deskFrame as words } from '../content/owner/desk/frame.ts';
import { textWords } from '../content/owner/desk/texts.ts';
import { deskNotices } from '../contract/answers/desk.ts';
import { sessionQuery } from './api/session.ts';
import { readApi } from './http/client.ts';
import { dayText } from './time/moment.tsx';

const askEveryMs = 3_600_000;
const countEveryMs = 60_000;

/** Says that the server's clock has jumped and that old data stays until it is trusted again (docs/product.md 9.12). */
export function ClockNotice() {
  const { data } = useQuery({
    queryKey: ['notices'],
    queryFn: () => readApi(deskNotices, 'GET', '/api/desk/notices'),
    refetchInterval: askEveryMs,
  });
  const pause = data?.deletion_pause;
  if (!pause) return null;
  const { before, now, until } = pause;
  return <Strip>{words.clockMoved(dayText(before), dayText(now), dayText(until))}</Strip>;
}

/** Says that no more texts go out today because the limit is reached (docs/product.md 12.25). */
export function TextLimitNotice() {
  const { data } = useQuery({
    ...sessionQuery,
    refetchInterval: ({ state }) => state.data?.texts.on === true && countEveryMs,
  });
  if (!data?.texts.on || data.texts.sent_today < data.texts.limit) return null;
  return <Strip>{textWords.limitReached(data.texts.sent_today, data.texts.limit)}</Strip>;
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="border-b border-line bg-mist print:hidden">
      <span className="wrap block py-2">{children}</span>
    </p>
  );
}
