const EARTH_RADIUS_KM = 6371.0088; // mean radius, IUGG

export interface Position {
  /** Degrees north, -90 to 90. */
  lat: number;
  /** Degrees east, -180 to 180. */
  lng: number;
}

/** Returns the great-circle distance in kilometres (haversine formula, error up to 0.6 %). */
export function distanceKm(from: Position, to: Position): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/**
 * Cells per degree of the grids that index events. A fine cell is about 2 km wide, a coarse one 110
 * km.
 */
const CELLS_PER_DEGREE = { fine: 50, medium: 5, coarse: 1 } as const;
export type Grid = keyof typeof CELLS_PER_DEGREE;

/** Returns the finest grid that covers a circle of this radius with a few dozen cells. */
export function gridFor(radiusKm: number): Grid {
  if (radiusKm <= 6) return 'fine';
  return radiusKm <= 60 ? 'medium' : 'coarse';
}

/**
 * Returns the number of the cell at a position: row (from the south pole) × cells per row + column
 * (from 180° west).
 */
export function gridCell(grid: Grid, { lat, lng }: Position): number {
  return rowOf(grid, lat) * cellsPerRow(grid) + columnOf(grid, lng);
}

/** Returns every cell that a circle touches. A circle over a pole or the date line wraps. */
export function cellsAround(grid: Grid, centre: Position, radiusKm: number): number[] {
  const dLat = degrees(radiusKm / EARTH_RADIUS_KM);
  const cells: number[] = [];
  const bottom = rowOf(grid, Math.max(-90, centre.lat - dLat));
  const top = rowOf(grid, Math.min(90, centre.lat + dLat));
  const columns = columnsAround(grid, centre, radiusKm);
  for (let row = bottom; row <= top; row++)
    for (const column of columns) cells.push(row * cellsPerRow(grid) + column);
  return cells;
}

function columnsAround(grid: Grid, centre: Position, radiusKm: number): number[] {
  const perRow = cellsPerRow(grid);
  const angle = radiusKm / EARTH_RADIUS_KM;
  const ratio = Math.sin(angle) / Math.cos(radians(centre.lat));
  const coversPole = Math.abs(centre.lat) + degrees(angle) >= 90;
  if (coversPole || ratio >= 1) return Array.from({ length: perRow }, (_, column) => column);
  const dLng = degrees(Math.asin(ratio));
  const first = Math.floor((centre.lng - dLng + 180) * CELLS_PER_DEGREE[grid]);
  const last = Math.floor((centre.lng + dLng + 180) * CELLS_PER_DEGREE[grid]);
  const count = Math.min(perRow, last - first + 1);
  return Array.from(
    { length: count },
    (_, index) => (((first + index) % perRow) + perRow) % perRow,
  );
}

/** A bounding box in degrees. `spans` run from west to east; a box across the date line has two. */
export interface Box {
  south: number;
  north: number;
  spans: [west: number, east: number][];
}

/** Returns the bounding box of a circle. It spans all longitudes if the circle covers a pole. */
export function boxAround({ lat, lng }: Position, radiusKm: number): Box {
  const dLat = degrees(radiusKm / EARTH_RADIUS_KM);
  const [south, north] = [Math.max(-90, lat - dLat), Math.min(90, lat + dLat)];
  const ratio = Math.sin(radiusKm / EARTH_RADIUS_KM) / Math.cos(radians(lat));
  if (lat - dLat <= -90 || lat + dLat >= 90 || ratio >= 1)
    return { south, north, spans: [[-180, 180]] };
  const dLng = degrees(Math.asin(ratio));
  const [west, east] = [lng - dLng, lng + dLng];
  if (west < -180)
    return {
      south,
      north,
      spans: [
        [west + 360, 180],
        [-180, east],
      ],
    };
  if (east > 180)
    return {
      south,
      north,
      spans: [
        [west, 180],
        [-180, east - 360],
      ],
    };
  return { south, north, spans: [[west, east]] };
}

/** Larger boxes are not looked up by cells: a range of times excludes more events. */
const MAX_BOX_CELLS = 2_000;
const GRIDS: readonly Grid[] = ['fine', 'medium', 'coarse'];

/**
 * Returns the finest grid of which at most 200 cells touch a box, with these cells. Null if a box
 * covers much of the world.
 */
export function cellsInBox(box: Box): { grid: Grid; cells: number[] } | null {
  for (const grid of GRIDS) {
    const max = grid === 'coarse' ? MAX_BOX_CELLS : 200;
    const rows = range(rowOf(grid, box.south), rowOf(grid, box.north));
    const columns = box.spans.flatMap(([west, east]) => [
      ...range(columnOf(grid, Math.min(west, EAST_END)), columnOf(grid, Math.min(east, EAST_END))),
      ...(east === 180 ? [0] : []), // a position at exactly 180° is in the first column
    ]);
    if (rows.length * columns.length > max) continue;
    const cells = rows.flatMap((row) => columns.map((column) => row * cellsPerRow(grid) + column));
    return { grid, cells: [...new Set(cells)] };
  }
  return null;
}

// The last column of a row ends here.
const EAST_END = 180 - 1e-9;
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const cellsPerRow = (grid: Grid) => 360 * CELLS_PER_DEGREE[grid];
const rowOf = (grid: Grid, lat: number) => Math.floor((lat + 90) * CELLS_PER_DEGREE[grid]);
const columnOf = (grid: Grid, lng: number) =>
  Math.floor((lng + 180) * CELLS_PER_DEGREE[grid]) % cellsPerRow(grid);
const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
