/** Returns the URL of a place on OpenStreetMap, which is free and needs no consent. */
export const mapAddress = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${String(lat)}&mlon=${String(lng)}#map=16/${String(lat)}/${String(lng)}`;
