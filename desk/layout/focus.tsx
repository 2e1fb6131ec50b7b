import {
  type ComponentProps,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { deskFrame } from '../../content/owner/desk/frame.ts';

/** Whether nothing has the focus: what had it has left the page, or nothing was pressed yet. */
const isFocusLost = () => document.activeElement === document.body;

export const titleId = 'title';
export const titleOfScreen = () => document.getElementById(titleId);

export function focusTitle(): void {
  if (isFocusLost()) titleOfScreen()?.focus();
}

/** Whether a title may take the focus: not before it is known that somebody is signed in, or two would have it. */
export const TitleTakesFocus = createContext(true);

/** The title of a screen. It takes the focus when it comes, so that a screen reader begins there. */
export function PageTitle(props: ComponentProps<'h1'>) {
  const takesFocus = useContext(TitleTakesFocus);
  useEffect(() => {
    if (takesFocus) focusTitle();
  }, [takesFocus]);
  return <h1 id={titleId} tabIndex={-1} {...props} />;
}

/** The title of a screen that is also that of the window. */
export function ScreenTitle({ children, ...heading }: ComponentProps<'h1'> & { children: string }) {
  useEffect(() => {
    document.title = `${children} · ${deskFrame.title}`;
  }, [children]);
  return <PageTitle {...heading}>{children}</PageTitle>;
}

type Heir = (place: Element, item: Element | null) => HTMLElement | null;

const heading: Heir = (place) => place.querySelector('h2');

/**
 * For a place in which what has the focus may go, as a button does that was pressed: the focus goes to what `heir` finds,
 * the heading if it is left out.
 *
 * @param heir gets the item of a list in which it was, too
 */
export function useHeir<Box extends Element>(heir = heading): RefObject<Box | null> {
  const place = useRef<Box>(null);
  // This runs before React takes away what has the focus.
  const { activeElement } = document;
  const had = place.current?.contains(activeElement);
  const item = activeElement?.closest('li') ?? null;
  useLayoutEffect(() => {
    if (had && place.current && isFocusLost()) heir(place.current, item)?.focus();
  });
  return place;
}
