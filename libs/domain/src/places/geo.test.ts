import { describe, expect, it } from '@jest/globals';
import { boxAround, cellsInBox, distanceKm, gridCell, type Box, type Position } from './geo.ts';

const isIn = ({ south, north, spans }: Box, { lat, lng }: Position) =>
  lat >= south && lat <= north && spans.some(([west, east]) => lng >= west && lng <= east);

describe('cellsInBox', () => {
  const boxes: Box[] = [
    { south: 52.3, north: 52.7, spans: [[13.1, 13.8]] },
    { south: -90, north: 90, spans: [[170, 180]] },
    { south: 80, north: 90, spans: [[-180, -179.99]] },
    {
      south: -20,
      north: -15,
      spans: [
        [177, 180],
        [-180, -178],
      ],
    },
    { south: 0, north: 0, spans: [[180, 180]] },
  ];

  it.each(boxes)('contains the cell of every position in %j', (box) => {
    const found = cellsInBox(box);
    const cells = new Set(found?.cells);
    const missed = positionsIn(box).filter(
      (position) => found && !cells.has(gridCell(found.grid, position)),
    );
    expect(cells.size).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  it('has the finest grid for a small box, and none for half the world', () => {
    expect(cellsInBox({ south: 52.4, north: 52.5, spans: [[13.3, 13.4]] })?.grid).toBe('fine');
    expect(cellsInBox({ south: -90, north: 90, spans: [[-180, 0]] })).toBeNull();
  });
});

/** A grid of positions, with the edges of the box. */
const positionsIn = ({ south, north, spans }: Box): Position[] =>
  spans.flatMap(([west, east]) =>
    [0, 0.13, 0.5, 0.77, 1].flatMap((y) =>
      [0, 0.13, 0.5, 0.77, 1].map((x) => ({
        lat: south + (north - south) * y,
        lng: west + (east - west) * x,
      })),
    ),
  );

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
          if (distanceKm(centre, { lat, lng }) <= radiusKm && !isIn(box, { lat, lng }))
            missed.push({ lat, lng });
      expect(missed).toEqual([]);
      expect(isIn(box, centre)).toBe(true);
    }
  });

  it('returns a box that fits the circle closely', () => {
    expect(boxAround({ lat: 0, lng: 0 }, 111.2).spans).toEqual([
      [expect.closeTo(-1, 2), expect.closeTo(1, 2)],
    ]);
    expect(boxAround({ lat: 0, lng: 179.5 }, 111.2).spans).toHaveLength(2);
    expect(boxAround({ lat: 89.9, lng: 0 }, 50).spans).toEqual([[-180, 180]]);
  });
});
