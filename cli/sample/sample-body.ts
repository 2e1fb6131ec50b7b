import { areas } from '../../content/facts/areas.ts';
import { sample as words } from '../../content/owner/sample.ts';
import { type Language, prefixOf } from '../../contract/languages.ts';
import { timeZone } from '../../contract/local-time.ts';
import { needsVehicle, otherService, type Service } from '../../contract/services.ts';
import type { NewRequestBody } from '../../server/booking/schemas.ts';
import type { Draws } from './draws.ts';

export type Asked = { language?: Language } & (
  | { type: 'callback' }
  | { type: 'booking'; service: Service; timeframe: string; isOutside?: boolean }
);

/** What a customer would have sent, valid by the rules of the form. */
export function sampleBody(draws: Draws, asked: Asked): NewRequestBody {
  const first = draws.one(words.firstNames);
  const last = draws.one(words.lastNames);
  const { language = 'en' } = asked;
  const notes = language === 'es' ? words.spanishNotes : words.customerNotes;
  const page = () => (asked.type === 'callback' ? '/contact' : draws.one(['', '/book-online']));
  return {
    type: asked.type,
    language,
    name: `${first} ${last}`,
    phone: words.phone(draws.whole(0, 99)),
    ...(draws.chance(0.4) && { email: words.email(first, last) }),
    ...(draws.chance(0.35) && { notes: draws.one(notes) }),
    ...(asked.type === 'booking' && bookingValues(draws, asked)),
    source_url: prefixOf(language) + page() || '/',
    traffic_source: draws.one(words.sources),
    page_metrics: {
      timeOnPage: draws.whole(15_000, 240_000),
      scrollDepth: draws.whole(10, 100),
      pageInteractions: draws.whole(8, 60),
    },
  };
}

function bookingValues(
  draws: Draws,
  { service, timeframe, isOutside, language = 'en' }: Extract<Asked, { type: 'booking' }>,
) {
  const area = draws.one(areas);
  const house = draws.whole(words.firstHouse, words.lastHouse);
  const street = draws.one(words.streets[area.name]);
  const [year, make, model] = draws.one(words.vehicles);
  const near = (degrees: number) => Number((degrees + draws.between(-0.004, 0.004)).toFixed(5));
  const position = { latitude: near(area.latitude), longitude: near(area.longitude) };
  return {
    service,
    timeframe,
    ...(service === otherService && { other_service: draws.one(words.otherServices) }),
    ...(needsVehicle(service) && { vehicle_year: year, vehicle_make: make, vehicle_model: model }),
    address: isOutside
      ? draws.one(words.outside)
      : words.address(house, street, area.name, draws.one(area.zips)),
    ...(draws.chance(0.25) && { unit_number: draws.one(words.units) }),
    ...(draws.chance(0.1) && { gate_code: draws.one(words.gateCodes) }),
    visitor_info: {
      ...draws.one(words.devices),
      language: `${language}-US`,
      timezone: timeZone,
      ...(!isOutside &&
        draws.chance(0.3) && { geolocation: { ...position, accuracy: draws.whole(5, 60) } }),
    },
  };
}
