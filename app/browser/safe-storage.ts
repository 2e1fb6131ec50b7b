interface SafeStorage {
  /** The result is untrusted: visitors and extensions may edit it. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Never throws. Keeps in memory what it cannot store; if storage is forbidden, even reading the property throws. */
function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  const unstored = new Map<string, string>();

  function remove(key: string) {
    unstored.delete(key);
    try {
      window[name].removeItem(key);
    } catch {
      // Storage is forbidden.
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
        // The old value must not come back on the next page.
        remove(key);
        unstored.set(key, value);
      }
    },
  };
}

export const localStore = safeStorage('localStorage');
export const sessionStore = safeStorage('sessionStorage');
