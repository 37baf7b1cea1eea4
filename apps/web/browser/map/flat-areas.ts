const POLE = -90;

/**
 * Returns each area of a globe as one on a flat map. An outline that crosses the 180th meridian
 * continues beyond it, and one around the South Pole is closed there.
 */
export function toFlatAreas({ geometry }: GeoJSON.Feature): GeoJSON.Feature<GeoJSON.Polygon>[] {
  if (geometry.type !== 'MultiPolygon' && geometry.type !== 'Polygon') return [];
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return areas.map((rings) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: rings.map(flatten) },
  }));
}

function flatten(ring: GeoJSON.Position[]): GeoJSON.Position[] {
  let turns = 0;
  const flat = ring.map(([lng = 0, lat = 0], at): GeoJSON.Position => {
    const step = lng - (ring[at - 1]?.[0] ?? lng);
    if (step > 180) turns--;
    if (step < -180) turns++;
    return [lng + turns * 360, lat];
  });
  const [first = [], last = []] = [flat[0], flat.at(-1)];
  if (first[0] === last[0]) return flat;
  return [...flat, [last[0] ?? 0, POLE], [first[0] ?? 0, POLE], first];
}
