import { describe, expect, it } from '@jest/globals';
import {
  boxAround,
  cellsAround,
  cellsInBox,
  distanceKm,
  gridCell,
  gridFor,
  type Box,
  type Position,
} from './geo.ts';

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

describe('cellsAround', () => {
  it.each([
    [{ lat: 52.52, lng: 13.4 }, 5],
    [{ lat: 52.52, lng: 13.4 }, 60],
    [{ lat: -17.7, lng: 179.99 }, 40],
    [{ lat: 64.1, lng: -179.9 }, 300],
    [{ lat: 89.9, lng: 10 }, 50],
    [{ lat: -89.9, lng: 10 }, 11],
  ])('contains the cell of every position in the circle around %j, %d km', (centre, radiusKm) => {
    const grid = gridFor(radiusKm);
    const cells = cellsAround(grid, centre, radiusKm);
    expect(new Set(cells).size).toBe(cells.length);
    const inside = positionsIn(boxAround(centre, radiusKm)).filter(
      (position) => distanceKm(centre, position) <= radiusKm && position.lng < 180,
    );
    expect(inside.length).toBeGreaterThan(0);
    const missed = inside.filter((position) => !cells.includes(gridCell(grid, position)));
    expect(missed).toEqual([]);
  });

  it('reads few cells of the finest grid', () => {
    expect([6, 6.1, 60, 60.1].map(gridFor)).toEqual(['fine', 'medium', 'medium', 'coarse']);
    expect(cellsAround('fine', { lat: 0, lng: 0 }, 1)).toHaveLength(4);
    expect(cellsAround('coarse', { lat: 45.5, lng: 7.5 }, 30)).toHaveLength(1);
  });
});

it('the quarter of a great circle is 10,007.557 km', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 90, lng: 0 })).toBeCloseTo(10_007.557, 2);
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: -90 })).toBeCloseTo(10_007.557, 2);
});

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
