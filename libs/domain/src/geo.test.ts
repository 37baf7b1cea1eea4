import { describe, expect, it } from '@jest/globals';
import { boxAround, distanceKm, type Box, type Position } from './geo.ts';

const isIn = ({ south, north, spans }: Box, { lat, lng }: Position) =>
  lat >= south && lat <= north && spans.some(([west, east]) => lng >= west && lng <= east);

describe('boxAround', () => {
  const centres = [
    { lat: 52.5, lng: 13.4 },
    { lat: -36.8, lng: 179.9 },
    { lat: 66, lng: -179.5 },
    { lat: 89.9, lng: 10 },
    { lat: -88, lng: -170 },
    { lat: 0, lng: 180 },
    { lat: 90, lng: 0 },
  ];

  it.each(centres)('contains every point of the circle around %p', (centre) => {
    for (const radiusKm of [0.1, 50, 500]) {
      const box = boxAround(centre, radiusKm);
      const missed: Position[] = [];
      for (let lat = -90; lat <= 90; lat += 1.3)
        for (let lng = -180; lng <= 180; lng += 1.7)
          if (distanceKm(centre, { lat, lng }) <= radiusKm && !isIn(box, { lat, lng })) missed.push({ lat, lng });
      expect(missed).toEqual([]);
      expect(isIn(box, centre)).toBe(true);
    }
  });

  it('returns a box that fits the circle closely', () => {
    expect(boxAround({ lat: 0, lng: 0 }, 111.2).spans).toEqual([[expect.closeTo(-1, 2), expect.closeTo(1, 2)]]);
    expect(boxAround({ lat: 0, lng: 179.5 }, 111.2).spans).toHaveLength(2);
    expect(boxAround({ lat: 89.9, lng: 0 }, 50).spans).toEqual([[-180, 180]]);
  });
});
