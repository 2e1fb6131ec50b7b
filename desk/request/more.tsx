import { type ReactNode, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { requestWords as words } from '../../content/owner/desk/request.ts';

interface MoreProps {
  /** The button of the next step, beside which the rest is opened. */
  next: ReactNode;
  /** What stands between the two. */
  between: ReactNode;
  children: ReactNode;
}

/** The usual next step, and behind '…' all that is seldom pressed. On a wide window that is open. */
export function More({ next, between, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="mt-3 flex gap-3 *:min-h-14">
        {next}
        <Button
          look="quiet"
          className="px-4! text-2xl! lg:hidden"
          aria-label={words.more}
          aria-expanded={isOpen}
          aria-controls="more"
          onClick={() => setOpen(!isOpen)}
        >
          …
        </Button>
      </div>
      {between}
      {/* What a key presses in here opens it, too. */}
      <div
        id="more"
        className={`mt-3 flex flex-wrap gap-3 ${isOpen ? '' : 'max-lg:hidden'}`}
        onClickCapture={() => setOpen(true)}
      >
        {children}
      </div>
    </>
  );
}
