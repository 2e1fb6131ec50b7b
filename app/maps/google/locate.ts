import { timeLimit } from '../../browser/time-limit.ts';
import {
  positionOptions,
  positionTimeoutMs,
  storePosition,
} from '../../telemetry/visitor-info/position.ts';

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions);
  });
}

async function addressHere(): Promise<string> {
  const found = await position();
  storePosition(found);
  const { coords } = found;
  const { Geocoder } = await google.maps.importLibrary('geocoding');
  const { results } = await new Geocoder().geocode({
    location: { lat: coords.latitude, lng: coords.longitude },
  });
  const address = results[0]?.formatted_address;
  if (!address) throw new Error('no address here');
  return address;
}

/**
 * The address of the visitor's position. Rejects if there is none, or after 5 s in total, including the time
 * that the permission prompt is open (docs/product.md 6.5).
 */
export const locate = (): Promise<string> => timeLimit(positionTimeoutMs, addressHere);
