import { useQuery } from '@tanstack/react-query';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { deskNotices } from '../../contract/answers/desk.ts';
import { readApi } from '../api/client.ts';
import { dayText } from '../request/moment.tsx';

const askEveryMs = 3_600_000;

/** Says that the server's clock has jumped, and that old data stays until it is trusted (docs/product.md 9.12). */
export function ClockNotice() {
  const { data } = useQuery({
    queryKey: ['notices'],
    queryFn: () => readApi(deskNotices, 'GET', '/api/desk/notices'),
    refetchInterval: askEveryMs,
  });
  const pause = data?.deletion_pause;
  if (!pause) return null;
  const { before, now, until } = pause;
  return (
    <p role="status" className="border-b border-line bg-mist print:hidden">
      <span className="wrap block py-2">
        {words.clockMoved(dayText(before), dayText(now), dayText(until))}
      </span>
    </p>
  );
}
