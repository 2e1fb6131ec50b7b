import { setOptions } from '@googlemaps/js-api-loader';
import { timeLimit } from '../../browser/time-limit.ts';

/** How long a script may take to call back. One that answers and then never does would hang for ever. */
const timeoutMs = 15_000;

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';

/** google.maps.importLibrary as the loader leaves it: adds the script, then asks what came with it. */
let bootstrap: typeof google.maps.importLibrary | undefined;

/** Stands in until Google's own function comes: without it the loader would ask itself, for ever. */
const nothingCame = () => Promise.resolve(undefined);

/** The loader takes its options once: another key needs another page. */
function prepare(key: string): typeof google.maps.importLibrary {
  if (!bootstrap) {
    setOptions({ key, v: 'weekly', language: 'en', region: 'US' });
    bootstrap = google.maps.importLibrary;
    Object.assign(google.maps, { importLibrary: nothingCame });
  }
  const current: unknown = google.maps.importLibrary;
  // Google's own may have come late, after we had given up on it: then there is nothing to load.
  return current === nothingCame ? bootstrap : google.maps.importLibrary;
}

/** Forgets a script that failed or never called back, so that the next try adds a fresh one. */
export function abandonScript(): void {
  if (!bootstrap || (google.maps.importLibrary as unknown) !== nothingCame) return;
  const script = document.querySelector(`script[src^="${scriptAddress}"]`);
  // The loader keeps its hanging promise until its script is said to have failed.
  script?.dispatchEvent(new Event('error'));
  script?.remove();
}

/** The script could not be fetched, or did not call back in time. */
export class ScriptFailed extends Error {}

/**
 * Loads the API with its places library. Undefined if the script came without an API.
 * Rejects with ScriptFailed, or with whatever Google's own code rejected with.
 */
export async function importPlaces(key: string): Promise<google.maps.PlacesLibrary | undefined> {
  try {
    const late = new ScriptFailed('no answer');
    return await timeLimit(timeoutMs, () => prepare(key)('places'), late);
  } catch (error) {
    // The loader's one message of its own.
    if (error instanceof Error && error.message.endsWith('API could not load.')) {
      throw new ScriptFailed(error.message, { cause: error });
    }
    throw error;
  }
}
