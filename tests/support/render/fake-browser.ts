import { vi } from 'vitest';

type Kept = Record<string, string>;
type FakeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage backed by `kept`, so that a test can inspect it and pass it on to the next page. */
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

/** Storage that can be read but throws QuotaExceededError on every write. */
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
  /** A plain record stands for a working storage with these items. */
  localStorage?: Kept | FakeStorage;
  sessionStorage?: Kept | FakeStorage;
  navigator?: object;
  document?: object;
  /** The browser's navigation type, for example 'reload'. */
  navigation?: string;
  /** Further globals for the page's scripts. */
  globals?: object;
}

const isStorage = (given: Kept | FakeStorage): given is FakeStorage =>
  typeof given.getItem === 'function';
const asStorage = (given: Kept | FakeStorage = {}) => (isStorage(given) ? given : storageOf(given));

/**
 * Stubs the browser's globals under Node, as on a page that was just opened. Import modules with state after
 * this call, because it resets the module cache.
 *
 * @returns event targets to dispatch the window's and the document's events on
 */
export function openPage(page: FakePage = {}): { window: EventTarget; document: EventTarget } {
  vi.resetModules();
  const target = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} },
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
