/** Opens a place in the map app of a phone, or in the browser: an address, or 'latitude,longitude'. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
