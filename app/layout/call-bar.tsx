import { navigation } from '#words/navigation.ts';
import { CallLink, TextLink } from '../phone/call-link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { useBookingPath } from './booking-path.ts';
import { usePagePath } from './use-page-path.ts';

/**
 * Bar at the bottom of small screens, with its own space at the end of the page, however high large text makes it.
 * app.css hides it while a field has the focus. Visitors who have just sent a request are not asked for another.
 *
 * @param callLabel shown in place of the number
 */
export function CallBar({ callLabel }: { callLabel?: string | undefined }) {
  const path = usePagePath();
  const booking = useBookingPath();
  const formIsHere = path === '/' || path === '/book-online';
  return (
    <nav
      aria-label={navigation.callBar.label}
      className="call-bar on-deep sticky bottom-0 z-20 grid gap-2 border-t border-white/15 p-2 md:hidden"
    >
      <CallLink
        label={callLabel}
        className={`px-0 max-[22rem]:[&_svg]:hidden ${callLabel ? 'gap-1.5' : ''}`}
      />
      {path === '/thank-you' ? (
        <TextLink className="px-0" />
      ) : (
        <LinkButton to={formIsHere ? '#request' : booking} look="primary" className="px-0">
          {navigation.callBar.request}
        </LinkButton>
      )}
    </nav>
  );
}
