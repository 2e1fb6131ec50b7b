import { shortAge, deskFrame as words } from '../../content/owner/desk/frame.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { isUrgent } from '../../contract/request-status.ts';
import { useNow } from '../time/use-now.ts';
import { kindOf } from './summary.ts';

/** Shows how soon it is wanted and how old the request is, in red if it is an unanswered ASAP request. */
export function When({ request }: { request: RequestRecord }) {
  const { type, timeframe, timeframe_touched, created_at } = request;
  const age = shortAge(useNow() - Date.parse(created_at));
  const soon = type === 'callback' ? words.callback : timeframe;
  return (
    <span className={`inline-block ${isUrgent(request) ? 'font-semibold text-stop' : ''}`}>
      {/* The title of a callback without a service already says that it is one. */}
      {soon && soon !== kindOf(request) && (
        <>
          <span>{soon}</span>
          {' · '}
        </>
      )}
      {timeframe_touched === 'no' && (
        <>
          <span className="font-normal text-quiet">{words.preset}</span>
          {' · '}
        </>
      )}
      <time dateTime={created_at} className="whitespace-nowrap">
        {age}
      </time>
    </span>
  );
}
