import { setOptions } from '@googlemaps/js-api-loader';
import { language } from '#words/language.ts';
import { timeLimit } from '../../browser/time-limit.ts';

/** Limit until the script calls back, because one that never does would hang forever. */
const timeoutMs = 15_000;

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';

/** The loader's google.maps.importLibrary, which adds the script and then calls Google's function of that name. */
let bootstrap: typeof google.maps.importLibrary | undefined;

/** Replaces it until Google's function exists: otherwise the loader would call itself forever. */
const notLoaded = () => Promise.resolve(undefined);

/** The loader accepts options only once, so another key needs a page reload. */
function prepare(key: string): typeof google.maps.importLibrary {
  if (!bootstrap) {
    setOptions({ key, v: 'weekly', language: language.code, region: 'US' });
    bootstrap = google.maps.importLibrary;
    Object.assign(google.maps, { importLibrary: notLoaded });
  }
  const current: unknown = google.maps.importLibrary;
  // Google's function may have arrived after the time limit.
  return current === notLoaded ? bootstrap : google.maps.importLibrary;
}

/** Removes a script that has not loaded, so that the next attempt adds a new one. */
export function abandonScript(): void {
  if (!bootstrap || (google.maps.importLibrary as unknown) !== notLoaded) return;
  const script = document.querySelector(`script[src^="${scriptAddress}"]`);
  // The loader keeps its pending promise until the script fires an error.
  script?.dispatchEvent(new Event('error'));
  script?.remove();
}

export class ScriptFailed extends Error {
  readonly reason: 'blocked' | 'late';

  constructor(reason: 'blocked' | 'late', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export async function importPlaces(key: string): Promise<google.maps.PlacesLibrary | undefined> {
  try {
    const late = new ScriptFailed('late');
    return await timeLimit(timeoutMs, () => prepare(key)('places'), late);
  } catch (error) {
    // The only error message of the loader itself.
    if (error instanceof Error && error.message.endsWith('API could not load.')) {
      throw new ScriptFailed('blocked', { cause: error });
    }
    throw error;
  }
}
