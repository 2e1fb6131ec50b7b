import { Link } from 'react-router';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { callerWords } from '../../content/owner/desk/jobs.ts';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import type { RequestListItem } from '../../contract/answers/requests.ts';
import { Arranged } from '../request/arranged.tsx';
import { CallButton } from '../request/call-button.tsx';
import { Eta } from '../request/eta.tsx';
import { cardName, kindOf, streetOf } from '../request/summary.ts';
import { Holder } from '../request/who-has-it.tsx';

interface Props {
  request: RequestListItem;
}

const nameShown = ({ name, kept }: RequestListItem) =>
  name ?? (kept === 'counts' ? deskFrame.deleted : deskFrame.noName);

/** The first line of what the customer wrote. */
const firstLine = (notes: string | null) => notes?.trimStart().split('\n', 1)[0];

/** What is wanted, as a link that covers the whole card. */
export function CardTitle({ request, heading: Heading }: Props & { heading: 'h2' | 'h3' }) {
  return (
    <Heading className="max-w-full shrink-0 text-lg font-bold wrap-anywhere">
      <Link
        to={`/requests/${request.reference}`}
        data-open
        aria-label={cardName(request)}
        className="block after:absolute after:inset-0 after:content-['']"
      >
        {kindOf(request)}
      </Link>
    </Heading>
  );
}

/** Who and where, and the first line of what they wrote. */
export function CardText({ request }: Props) {
  const { town, address, notes } = request;
  return (
    <>
      <p className="truncate font-semibold">
        <bdi>{nameShown(request)}</bdi>
      </p>
      <p className="line-clamp-2">
        <bdi>{streetOf(request) ?? deskFrame.noAddress}</bdi>
      </p>
      {address && !town && <p>{deskFrame.outsideTowns}</p>}
      <p dir="auto" className="truncate text-quiet empty:hidden">
        {firstLine(notes)}
      </p>
      <Marks request={request} />
    </>
  );
}

/** What somebody has to look at: a mail that was given up, and possible duplicates. */
function Marks({ request: { mail_dead_to, possible_duplicate_of: others } }: Props) {
  return (
    <>
      {mail_dead_to && <p className="font-semibold text-stop">{words.mailDead[mail_dead_to]}</p>}
      {others.length > 0 && (
        <p className="font-semibold">
          {callerWords.duplicateOf} <span className="inline-block">{others.join(', ')}</span>
        </p>
      )}
    </>
  );
}

/** A request that somebody has accepted, in three lines. */
export function CardRow({ request, heading }: Props & { heading: 'h2' | 'h3' }) {
  const { phone, notes } = request;
  const about = [streetOf(request) ?? deskFrame.noAddress, firstLine(notes)].filter(Boolean);
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1 text-sm">
        <div className="flex gap-1 *:truncate *:text-base/tight [&>:first-child]:max-w-[70%]">
          <CardTitle request={request} heading={heading} />
          <p>
            · <bdi>{nameShown(request)}</bdi>
          </p>
        </div>
        <p className="truncate text-quiet">
          <bdi>{about.join(' · ')}</bdi>
        </p>
        <div className="truncate *:inline [&>:not(:first-child)]:before:content-['_·_']">
          <Marks request={request} />
          <Eta request={request} />
          <Arranged request={request} />
          <Holder request={request} />
        </div>
      </div>
      {phone && (
        <CallButton
          phone={phone}
          name={request.name}
          shows="icon"
          className="relative size-12 shrink-0 px-0!"
        />
      )}
    </div>
  );
}
