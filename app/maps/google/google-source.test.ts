import { expect, test, vi } from 'vitest';
import { canSuggest, googleSource } from './google-source.ts';

type Answer = { suggestions: object[] };
type Asked = { input: string; sessionToken: object; includedRegionCodes: string[] };

/** A fake of Google's places library. The test resolves each response by hand. */
function places() {
  const asked: (Asked & { answer: (answer: Answer) => void; fail: (error: unknown) => void })[] =
    [];
  const library = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (request: Asked) =>
        new Promise((answer, fail) => asked.push({ ...request, answer, fail })),
    },
  };
  const report = { failed: vi.fn(), worked: vi.fn() };
  const source = googleSource(library as unknown as google.maps.PlacesLibrary, report);
  return { asked, report, source };
}

function prediction(text: string, whole: () => Promise<{ place: object }>) {
  return { placePrediction: { text: { text }, toPlace: () => ({ fetchFields: whole }) } };
}

const address = (formattedAddress?: string) => async () => ({ place: { formattedAddress } });

test.each([
  ['', 0],
  ['  8 ', 0],
  ['8 ', 0],
  ['8 M', 1],
  ['   8 M   ', 1],
])('%j asks Google %d times', (typed, times) => {
  const { asked, source } = places();
  void source.find(typed);
  expect(asked).toHaveLength(times);
  expect(asked.every(({ input }) => input === '8 M')).toBe(true);
});

test('only US addresses are requested, and Google is named', () => {
  const { asked, source } = places();
  void source.find('8 Main');
  expect(asked[0]).toMatchObject({
    includedRegionCodes: ['us'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
  });
  expect(source.attribution).toBe('Google Maps');
});

test('all requests until an address is chosen share one session, and the next starts another', async () => {
  const { asked, source } = places();
  void source.find('8 M');
  const found = source.find('8 Ma');
  asked[1]?.answer({ suggestions: [prediction('8 Main St', address('8 Main St, Hoboken, NJ'))] });
  const [first] = await found;
  expect(await first?.whole?.()).toBe('8 Main St, Hoboken, NJ');
  void source.find('9 Main');
  expect(asked[1]?.sessionToken).toBe(asked[0]?.sessionToken);
  expect(asked[2]?.sessionToken).not.toBe(asked[0]?.sessionToken);
});

test('a place without a full address is taken as the list shows it', async () => {
  const { asked, source } = places();
  const found = source.find('8 Main');
  asked[0]?.answer({ suggestions: [{}, prediction('8 Main St', address(''))] });
  const suggestions = await found;
  expect(suggestions.map(({ text }) => text)).toEqual(['8 Main St']);
  expect(await suggestions[0]?.whole?.()).toBe('8 Main St');
});

test('the result of an earlier request is not reported once a later one exists', async () => {
  const { asked, report, source } = places();
  const earlier = source.find('8 M');
  const later = source.find('8 Ma');
  asked[1]?.answer({ suggestions: [] });
  await later;
  asked[0]?.fail(new Error('late'));
  expect(await earlier).toEqual([]);
  expect(report.failed).not.toHaveBeenCalled();
  expect(report.worked).toHaveBeenCalledTimes(1);
});

test('a failure is reported and yields no suggestions, and a later response reports that it works', async () => {
  const { asked, report, source } = places();
  const refused = new Error('REQUEST_DENIED');
  const failing = source.find('8 Main');
  asked[0]?.fail(refused);
  expect(await failing).toEqual([]);
  expect(report.failed).toHaveBeenCalledExactlyOnceWith(refused);
  const working = source.find('8 Main S');
  asked[1]?.answer({ suggestions: [] });
  await working;
  expect(report.worked).toHaveBeenCalledTimes(1);
});

test('a library that a blocker has cut down cannot suggest addresses', () => {
  const whole = { AutocompleteSessionToken: class {}, AutocompleteSuggestion: class {} };
  expect(canSuggest(whole as never)).toBe(true);
  expect(canSuggest({ ...whole, AutocompleteSuggestion: undefined } as never)).toBe(false);
  expect(canSuggest({})).toBe(false);
});
