interface SafeStorage {
  /** null where there is nothing. What comes back is untrusted: visitors and extensions may edit it. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The browser's storage. It may be full, or forbidden, so that even reading the property throws. Never
 * throws: what cannot be stored is held in memory until the page is left.
 */
function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  const unstored = new Map<string, string>();

  function remove(key: string) {
    unstored.delete(key);
    try {
      window[name].removeItem(key);
    } catch {
      // Storage is forbidden: nothing to remove.
    }
  }

  return {
    remove,
    get(key) {
      try {
        return unstored.get(key) ?? window[name].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        window[name].setItem(key, value);
        unstored.delete(key);
      } catch {
        // The value it had before must not come back on the next page.
        remove(key);
        unstored.set(key, value);
      }
    },
  };
}

export const localStore = safeStorage('localStorage');
export const sessionStore = safeStorage('sessionStorage');
