import { mapsWords } from '#words/form/google.ts';
import { language } from '#words/language.ts';
import type { SharedPosition } from '../../../contract/position.ts';
import { townsCenter } from '../towns.ts';
import type { Suggestion, SuggestionSource } from '../use-suggestions.ts';

const minTyped = 3;

/** Prefers addresses within 20 km, but excludes none. */
const locationBias = { center: townsCenter, radius: 20_000 };

/** The API has no type 'address'. These are the places that a locksmith can drive to. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

interface Reports {
  failed: (error: unknown) => void;
  worked: () => void;
}

export function canSuggest(places: Partial<google.maps.PlacesLibrary>): boolean {
  return Boolean(places.AutocompleteSessionToken && places.AutocompleteSuggestion);
}

async function addressAt({ latitude, longitude }: SharedPosition): Promise<string | undefined> {
  const { Geocoder } = await google.maps.importLibrary('geocoding');
  const { results } = await new Geocoder().geocode({
    location: { lat: latitude, lng: longitude },
  });
  return results[0]?.formatted_address;
}

export function googleSource(
  { AutocompleteSessionToken, AutocompleteSuggestion }: google.maps.PlacesLibrary,
  report: Reports,
): SuggestionSource {
  /** Google bills by session, which ends when an address is chosen. */
  let session: google.maps.places.AutocompleteSessionToken | undefined;
  let latest = 0;

  async function ask(input: string): Promise<google.maps.places.PlacePrediction[]> {
    session ??= new AutocompleteSessionToken();
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      sessionToken: session,
      language: language.locale,
      region: 'us',
      includedRegionCodes: ['us'],
      includedPrimaryTypes: addressTypes,
      locationBias,
    });
    return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
  }

  async function wholeAddress(prediction: google.maps.places.PlacePrediction): Promise<string> {
    session = undefined;
    const { place } = await prediction.toPlace().fetchFields({ fields: ['formattedAddress'] });
    return place.formattedAddress || prediction.text.text;
  }

  async function find(typed: string): Promise<Suggestion[]> {
    latest += 1;
    const mine = latest;
    const input = typed.trim();
    if (input.length < minTyped) return [];
    try {
      const predictions = await ask(input);
      if (mine === latest) report.worked();
      return predictions.map((prediction) => ({
        text: prediction.text.text,
        whole: () => wholeAddress(prediction),
      }));
    } catch (error) {
      if (mine === latest) report.failed(error);
      return [];
    }
  }

  return { restMs: 250, find, addressAt, attribution: mapsWords.name };
}
