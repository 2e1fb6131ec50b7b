/** Moves the focus to the heading of the page, where keyboards and screen readers continue, without scrolling there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
