import { X } from 'lucide-react';
import { Link } from 'react-router';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { titleOfScreen } from '../layout/focus.tsx';
import { isSame, isUrgent, type Notice } from './notices.ts';

const words = deskFrame.notices;
const mostShown = 5;

interface Props {
  notices: readonly Notice[];
  setNotices: (next: readonly Notice[]) => void;
}

/** Notices of what happened while the desk was open, urgent ones first. Each stays until it is opened or dismissed. */
export function NoticeList({ notices, setNotices }: Props) {
  if (notices.length === 0) return null;
  const more = notices.length - mostShown;
  const inOrder = [...notices.filter(isUrgent), ...notices.filter((notice) => !isUrgent(notice))];
  const drop = (gone: Notice) => setNotices(notices.filter((notice) => !isSame(notice, gone)));
  return (
    <section aria-label={words.label} className="max-h-[50vh] overflow-y-auto bg-blush text-ink">
      <ul className="wrap ruled border-line">
        {inOrder.slice(0, mostShown).map((notice) => (
          <li key={`${notice.kind} ${notice.reference}`} className="flex items-center gap-2">
            <div role={isUrgent(notice) ? 'alert' : undefined} className="flex-1">
              <Link
                to={`/requests/${notice.reference}`}
                className={`flex min-h-12 items-center py-1 text-[0.9375rem] font-semibold underline ${isUrgent(notice) ? 'text-stop' : ''}`}
                onClick={() => drop(notice)}
              >
                {words.kinds[notice.kind](notice.reference, notice.why)}
              </Link>
            </div>
            <button
              type="button"
              aria-label={words.dismiss(words.kinds[notice.kind](notice.reference, notice.why))}
              className="-mr-3 flex size-12 shrink-0 cursor-pointer items-center justify-center"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                drop(notice);
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {notices.length > 1 && (
        <p className="wrap flex items-center justify-between gap-4">
          <span>{more > 0 && words.more(more)}</span>
          <button
            type="button"
            className="min-h-12 cursor-pointer font-semibold underline"
            onClick={() => {
              titleOfScreen()?.focus();
              setNotices([]);
            }}
          >
            {words.dismissAll}
          </button>
        </p>
      )}
    </section>
  );
}

/** Moves the focus to a neighboring notice or the title, since the pressed button is about to be removed. */
function focusBeside(button: HTMLElement): void {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  (next?.querySelector('button') ?? titleOfScreen())?.focus();
}
