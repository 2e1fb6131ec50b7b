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

/** Whether nothing has the focus, because the element that had it was removed or nothing was pressed yet. */
const isFocusLost = () => document.activeElement === document.body;

export const titleId = 'title';
export const titleOfScreen = () => document.getElementById(titleId);

export function focusTitle(): void {
  if (isFocusLost()) titleOfScreen()?.focus();
}

/** Whether a title may take the focus. Not before a session is known, or the sign-in title would take it as well. */
export const TitleTakesFocus = createContext(true);

/** The title of a screen. It takes the focus when it is first rendered, so that screen readers begin there. */
export function PageTitle(props: ComponentProps<'h1'>) {
  const takesFocus = useContext(TitleTakesFocus);
  useEffect(() => {
    if (takesFocus) focusTitle();
  }, [takesFocus]);
  return <h1 id={titleId} tabIndex={-1} {...props} />;
}

/** The title of a screen that is also the title of the window. */
export function ScreenTitle({ children, ...heading }: ComponentProps<'h1'> & { children: string }) {
  useEffect(() => {
    document.title = `${children} · ${deskFrame.title}`;
  }, [children]);
  return <PageTitle {...heading}>{children}</PageTitle>;
}

type Heir = (place: Element, item: Element | null) => HTMLElement | null;

const heading: Heir = (place) => place.querySelector('h2');

/**
 * For a place whose focused element may disappear, such as a pressed button: moves the focus to the element that `heir`
 * finds, by default the heading.
 *
 * @param heir also gets the list item that contained the focused element
 */
export function useFocusFallback<Box extends Element>(heir = heading): RefObject<Box | null> {
  const place = useRef<Box>(null);
  // This runs during the render, before React removes the focused element.
  const { activeElement } = document;
  const had = place.current?.contains(activeElement);
  const item = activeElement?.closest('li') ?? null;
  useLayoutEffect(() => {
    if (had && place.current && isFocusLost()) heir(place.current, item)?.focus();
  });
  return place;
}
