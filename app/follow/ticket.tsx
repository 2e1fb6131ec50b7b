import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { optionNames } from '#words/form/option-names.ts';
import { thankYou } from '#words/pages/thank-you.ts';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { useCopy } from '../clipboard/use-copy.tsx';
import { OwnKey } from './own-key.tsx';

const { label, note, copy, ...words } = thankYou.reference;

/** Translates an option into the language of the page. The customer's own words stay as they are. */
export function translateOption(stored: string | null): string | null {
  return Object.entries(optionNames).find(([option]) => option === stored)?.[1] ?? stored;
}

interface TicketProps {
  /** Undefined if there is none, and until it is known. */
  reference: string | undefined;
  request: FollowedRequest | undefined;
  children?: ReactNode;
}

/** The reference of a request, for the customer to keep, with the key that is cut to it. */
export function Ticket({ reference, request, children }: TicketProps) {
  const { shown, press, said } = useCopy(reference ?? '', words);
  const asked = [
    translateOption(request?.service ?? null),
    translateOption(request?.timeframe ?? null),
  ];
  return (
    <div className="ticket on-white max-w-md self-start rounded-xl px-4 pt-2 pb-1 sm:px-6 lg:col-start-2 lg:row-span-4 lg:row-start-1">
      {/* The result of a press covers the label, so that nothing moves. */}
      <p className="relative text-base text-quiet">
        {label}
        <span aria-live="polite" className="absolute inset-y-0 left-0 bg-white">
          {said}
        </span>
      </p>
      <div className="flex items-center gap-1">
        <strong
          ref={shown}
          className="sign flex-1 text-[min(3rem,13.4vw)] whitespace-nowrap text-navy select-all md:min-w-[4.25em] md:flex-none"
        >
          {reference ?? '\u2013'}
        </strong>
        <button
          type="button"
          aria-label={copy}
          onClick={press}
          className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-navy hover:bg-mist ${reference ? '' : 'invisible'}`}
        >
          <Copy size={20} aria-hidden="true" />
        </button>
      </div>
      <p dir="auto" className="min-h-7 font-semibold [overflow-wrap:anywhere]">
        {asked.filter(Boolean).join(', ')}
      </p>
      <OwnKey reference={reference ?? ''} request={request} />
      <p className="mt-2 text-base text-quiet max-md:hidden">{note}</p>
      {children}
    </div>
  );
}
