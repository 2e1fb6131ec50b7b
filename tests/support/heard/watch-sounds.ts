/**
 * The page's side of listen(), which injects it as text, so it may use nothing from outside. It looks at the page a
 * moment after each change, as a screen reader does: what appears and disappears in between is not heard.
 */
export function watchSounds(): void {
  if (window.top !== window) return;
  /** A look waits until nothing has changed for `moment` ms, but at most `longest` ms. */
  const [moment, longest] = [100, 300];
  const marked = '[role=alert], [role=status], [role=log], output, [aria-live]';

  const elements: Element[] = [];
  const numberOf = (element: Element) => {
    if (!elements.includes(element)) elements.push(element);
    return elements.indexOf(element) + 1;
  };

  /** A live region's name in the lines; undefined if it is switched off. */
  const kindOf = (region: Element) => {
    const live = region.getAttribute('aria-live');
    const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
    if (live === 'off') return undefined;
    return ['alert', 'status', 'log'].includes(role) ? role : (live ?? undefined);
  };

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]');

  /** Returns what a region says, in pieces, without the regions inside it: they speak for themselves. */
  const piecesOf = (region: Element) => {
    const pieces = new Map<Node, string>();
    const collect = (parent: Element) => {
      if (!isShown(parent) || (parent !== region && parent.matches(marked))) return;
      const label =
        parent !== region && (parent.getAttribute('aria-label') ?? parent.getAttribute('alt'));
      if (label) pieces.set(parent, label);
      else
        for (const child of parent.childNodes) {
          if (child instanceof Element) collect(child);
          else if (child instanceof Text && child.data.trim()) pieces.set(child, child.data);
        }
    };
    collect(region);
    return pieces;
  };

  /** Joins the pieces, with a space between blocks. */
  const joined = (pieces: Iterable<[Node, string]>) => {
    let text = '';
    let block: Element | null | undefined;
    for (const [node, piece] of pieces) {
      let parent = node.parentElement;
      while (parent && getComputedStyle(parent).display.startsWith('inline')) {
        parent = parent.parentElement;
      }
      text += parent === block ? piece : ` ${piece}`;
      block = parent;
    }
    return text.replace(/\s+/g, ' ').trim();
  };

  const isAtomic = (region: Element, kind: string) => {
    const own = region.getAttribute('aria-atomic');
    return own ? own === 'true' : kind === 'alert' || kind === 'status';
  };

  let known = new Map<Element, Map<Node, string>>();
  const behindDialog = new WeakSet<Element>();
  /** Returns what live regions say that they did not say at the last look. */
  const lookAtRegions = () => {
    const said: string[] = [];
    const before = known;
    known = new Map();
    const dialog = document.querySelector(':modal');
    for (const region of document.querySelectorAll(marked)) {
      const kind = kindOf(region);
      if (!kind || !isShown(region)) continue;
      const old = before.get(region);
      const isSilent = region.ariaBusy === 'true' || (dialog && !dialog.contains(region));
      const pieces = old && isSilent ? old : piecesOf(region);
      known.set(region, pieces);
      const wasBehind = behindDialog.delete(region);
      if (dialog && isSilent) behindDialog.add(region);
      const fresh = [...pieces].filter(([node, text]) => old?.get(node) !== text);
      if (fresh.length === 0 || isSilent) continue;
      const outer = region.parentElement?.closest(marked);
      const isHeard = (old && !wasBehind) || kind === 'alert' || (outer && before.has(outer));
      const text = joined(isAtomic(region, kind) ? pieces : fresh);
      said.push(`${kind}${isHeard ? '' : ' (came with its text)'}: ${text}`);
    }
    return said;
  };

  /** Notes regions with nothing new on entering the page or after a dialog: they speak, however soon they change. */
  const noteQuietRegions = () => {
    const isOpen = document.querySelector(':modal') !== null;
    for (const region of document.querySelectorAll(marked)) {
      if (known.has(region) && (isOpen || !behindDialog.has(region))) continue;
      const [pieces, old] = [piecesOf(region), known.get(region)];
      if (!isShown(region) || [...pieces].some(([node, text]) => old?.get(node) !== text)) continue;
      known.set(region, pieces);
      if (!isOpen) behindDialog.delete(region);
    }
  };

  /** The title without the number of unread things before it. */
  const titleNow = () => document.title.replace(/^\(\d+\) /, '');
  let title = titleNow();
  let typedAt = -Infinity;
  let hadFocus = false;
  /** Reports what is new. At the first look, that is only the alerts of a new page. */
  const look = (first?: 'of a new page' | 'of an open page') => {
    let said = lookAtRegions();
    if (first) said = said.filter((line) => first === 'of a new page' && line.startsWith('alert'));
    const hasNewTitle = first === 'of a new page' || titleNow() !== title;
    title = titleNow();
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active === document.body || active === document.documentElement) active = null;
    const report = {
      title: hasNewTitle ? title : undefined,
      isNewPage: first === 'of a new page',
      focus: active ? numberOf(active) : 0,
      lost: !active && hadFocus,
      // The accessibility tree learns a new value a little late.
      typed: performance.now() - typedAt < 1000,
      isInvalid: Boolean(active?.matches(':invalid') && !active.ariaInvalid),
      said,
    };
    hadFocus = Boolean(active);
    (globalThis as unknown as { report(text: string): void }).report(JSON.stringify(report));
  };

  let timer = 0;
  let since = 0;
  let looked = Promise.withResolvers<void>();
  const soon = () => {
    const now = performance.now();
    since ||= now;
    clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        since = 0;
        look();
        looked.resolve();
        looked = Promise.withResolvers<void>();
      },
      Math.min(moment, since + longest - now),
    );
  };

  const start = (first: 'of a new page' | 'of an open page') => {
    look(first);
    new MutationObserver(() => {
      noteQuietRegions();
      soon();
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const listen = (type: string, hear: (event: Event) => void) =>
      document.addEventListener(type, hear, true);
    for (const type of ['focusout', 'change', 'toggle', 'transitionend']) listen(type, soon);
    listen('focusin', () => {
      hadFocus = true;
      soon();
    });
    listen('input', ({ target }) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && !['checkbox', 'radio', 'range'].includes(target.type)) {
        typedAt = performance.now();
      }
      soon();
    });
    // The page is shown again from the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && look('of a new page'));
  };

  Object.assign(globalThis, {
    numbered: (number: number) => elements[number - 1],
    atRest: () => since && looked.promise,
  });
  if (document.readyState !== 'loading') start('of an open page');
  else document.addEventListener('DOMContentLoaded', () => start('of a new page'));
}
