import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { isUrgent } from '../../contract/request-status.ts';

const looks = {
  pending: 'border-navy text-navy',
  accepted: 'border-go text-go',
  on_the_way: 'border-go bg-go text-white',
  done: 'border-line text-quiet',
  cancelled: 'border-line text-quiet',
  spam: 'border-line text-quiet',
} as const;

const badge = 'rounded border px-2 font-semibold';

/** Where a request stands, and beside it what else decides how soon to go. */
export function StatusBadge({
  request,
}: {
  request: Pick<
    RequestRecord,
    'status' | 'timeframe' | 'timeframe_touched' | 'type' | 'language' | 'danger'
  > & {
    captcha_provider: string;
  };
}) {
  const { status, type, timeframe, timeframe_touched, language, danger, captcha_provider } =
    request;
  const beside = type === 'callback' ? words.callback : timeframe;
  return (
    <>
      {danger && <span className={`${badge} border-stop bg-stop text-white`}>{words.danger}</span>}
      <span className={`${badge} ${looks[status]}`}>{words.statuses[status]}</span>
      {beside && (
        <span
          className={`${badge} ${isUrgent(request) ? 'border-stop bg-stop text-white' : 'border-line'}`}
        >
          {beside}
        </span>
      )}
      {timeframe_touched === 'no' && <span className={`${badge} border-line`}>{words.preset}</span>}
      {language === 'es' && <span className={`${badge} border-line`}>{words.readsSpanish}</span>}
      {captcha_provider === 'sample' && (
        <span className={`${badge} border-line text-quiet`}>{words.sample}</span>
      )}
    </>
  );
}
