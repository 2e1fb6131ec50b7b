import { thankYou } from '#words/pages/thank-you.ts';
import { useCopy } from '../../clipboard/use-copy.tsx';
import { pageAddress } from '../../layout/page-path.ts';
import { bitting } from '../../ui/bitting.ts';
import { Button } from '../../ui/button.tsx';

const { label, note, follow, copy, ...words } = thankYou.reference;

interface TicketProps {
  /** The reference; undefined if there is none, and until the stored value has been read in the browser. */
  reference: string | undefined;
  /** The token to follow the request with. */
  token: string | undefined;
  className: string;
}

/** The reference of a request, to keep: on white, with a key's cuts for its lower edge. */
export function Ticket({ reference, token, className }: TicketProps) {
  const { shown, press, said } = useCopy(reference ?? '', words);
  return (
    <div className={className}>
      <div className="on-white rounded-t-xl px-4 pt-4 sm:px-6">
        <p className="text-base text-quiet">{label}</p>
        <div className="justify-between sm:flex">
          <strong
            ref={shown}
            className="sign block text-[min(3rem,13.4vw)] whitespace-nowrap text-navy select-all"
          >
            {reference ?? '\u2013'}
          </strong>
          <Button look="quiet" onClick={press} className={reference ? '' : 'invisible'}>
            {copy}
          </Button>
        </div>
        <p aria-live="polite" className="min-h-6 text-base text-quiet">
          {said}
        </p>
        <p className="text-base text-quiet">{note}</p>
        {/* It is not the router's link, since that page is not of this build. */}
        {token ? (
          <a href={`${pageAddress('/request')}#${token}`} className="text-link text-navy">
            {follow}
          </a>
        ) : (
          <span className="text-link invisible">{follow}</span>
        )}
      </div>
      <svg
        viewBox="0 0 580 44"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-6 w-full text-white"
      >
        <path fill="currentColor" d={`M0 0V44h12${bitting}H580V0z`} />
      </svg>
    </div>
  );
}
