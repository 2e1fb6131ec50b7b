import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';

const looks = {
  pending: 'border-navy text-navy',
  accepted: 'border-go text-go',
  on_the_way: 'border-go bg-go text-white',
  done: 'border-line text-quiet',
  cancelled: 'border-line text-quiet',
  spam: 'border-line text-quiet',
} as const;

const badge = 'rounded border px-2 font-semibold';

/** The badges that a list may show once instead of on every card. */
export type BadgeText = 'pending' | 'sample';

/** The status of a request, and badges for danger, Spanish and samples. */
export function StatusBadge({
  request,
  hides = [],
}: {
  request: Pick<RequestRecord, 'status' | 'language' | 'danger'> & { captcha_provider: string };
  hides?: readonly BadgeText[];
}) {
  const { status, language, danger, captcha_provider } = request;
  return (
    <>
      {danger && <span className={`${badge} border-stop bg-stop text-white`}>{words.danger}</span>}
      {!(status === 'pending' && hides.includes(status)) && (
        <span className={`${badge} ${looks[status]}`}>{words.statuses[status]}</span>
      )}
      {language === 'es' && <span className={`${badge} border-line`}>{words.readsSpanish}</span>}
      {captcha_provider === 'sample' && !hides.includes(captcha_provider) && (
        <span className={`${badge} border-line text-quiet`}>{words.sample}</span>
      )}
    </>
  );
}
