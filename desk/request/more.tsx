import { type ReactNode, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { requestWords as words } from '../../content/owner/desk/request.ts';

interface MoreProps {
  /** The button of the next step, followed by the one that opens the rest. */
  next: ReactNode;
  /** What is rendered between the next step and the rest. */
  between: ReactNode;
  children: ReactNode;
}

/** The usual next step, and rarely used buttons behind '…', which are always visible in a wide window. */
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
      {/* A key can press a button in here while this is closed, and then opens it, too. */}
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
