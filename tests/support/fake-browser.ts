import { vi } from 'vitest';

type Kept = Record<string, string>;
type FakeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that writes into `kept`, so that a test sees what is stored, and what the next page finds. */
export function storageOf(kept: Kept = {}): FakeStorage {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}

/** Can be read, and has no room for anything more. */
export const fullStorage = (kept: Kept = {}): FakeStorage => ({
  ...storageOf(kept),
  setItem: refuse,
});

export const forbiddenStorage: FakeStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

interface FakePage {
  url?: string;
  referrer?: string;
  /** A record is a working storage with that in it. */
  localStorage?: Kept | FakeStorage;
  sessionStorage?: Kept | FakeStorage;
  navigator?: object;
  document?: object;
  /** The kind of navigation that led here, as the browser names it. */
  navigation?: string;
  /** Anything else that the page's script would find as a global. */
  globals?: object;
}

const isStorage = (given: Kept | FakeStorage): given is FakeStorage =>
  typeof given.getItem === 'function';
const asStorage = (given: Kept | FakeStorage = {}) => (isStorage(given) ? given : storageOf(given));

/**
 * Puts the browser's globals in place for code that runs under Node, as of a page just opened. Modules that
 * keep state are to be imported after it: it forgets those of the page before.
 *
 * @returns what hears and tells the events of the window and of the document
 */
export function openPage(page: FakePage = {}): { window: EventTarget; document: EventTarget } {
  vi.resetModules();
  const target = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    referrer: page.referrer ?? '',
    visibilityState: 'visible',
    activeElement: null,
    ...page.document,
  });
  const globals = {
    document,
    location: new URL(page.url ?? 'https://locksmith.example/'),
    navigator: page.navigator ?? {},
    localStorage: asStorage(page.localStorage),
    sessionStorage: asStorage(page.sessionStorage),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    ...(page.navigation && {
      performance: { now: () => 0, getEntriesByType: () => [{ type: page.navigation }] },
    }),
    ...page.globals,
  };
  const window = Object.assign(target, globals);
  for (const [name, value] of Object.entries({ ...globals, window })) vi.stubGlobal(name, value);
  return { window, document };
}
