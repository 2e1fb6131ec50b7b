import { timeLimit } from '../../browser/time-limit.ts';
import {
  keepPosition,
  positionOptions,
  positionTimeoutMs,
} from '../../telemetry/visitor-info/position.ts';

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions);
  });
}

async function addressHere(): Promise<string> {
  const found = await position();
  keepPosition(found);
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
 * The visitor's address by their position; rejects if it cannot be had within 5 s for everything
 * together, a permission prompt that nobody answers included (docs/product.md 6.5).
 */
export const locate = (): Promise<string> => timeLimit(positionTimeoutMs, addressHere);
