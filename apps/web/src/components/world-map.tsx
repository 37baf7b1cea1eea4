import { type ComponentChild } from '@marquee/pages';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { toPath } from '../site-script.ts';

const WIDTH = 1_000;
/** The map ends south of Cape Horn, so it omits Antarctica. */
const NORTH = 84;
const SOUTH = -57;
const MIN_RADIUS = 4;
const MAX_RADIUS = 22;

const projection = geoNaturalEarth1().fitWidth(WIDTH, { type: 'Sphere' });
const latitude = (degrees: number) => Math.round(projection([0, degrees])?.[1] ?? 0);
const VIEW_BOX = `0 ${String(latitude(NORTH))} ${String(WIDTH)} ${String(latitude(SOUTH) - latitude(NORTH))}`;

// The package has no types.
const WORLD = land as unknown as Parameters<typeof feature>[0];
const LAND = geoPath(projection).digits(0)(feature(WORLD, 'land')) ?? '';

/** The outlines of all maps: a file that browsers keep. */
export const WORLD_MAP = `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${LAND}"/></svg>`;
export const WORLD_MAP_PATH = toPath('world.svg', Buffer.from(WORLD_MAP));

/** A place on the map. The area of its circle is proportional to its number. */
export interface MapPoint {
  lat: number | null;
  lng: number | null;
  count: number;
  href: string;
  /** Shown while the pointer is on the circle. */
  text: string;
}

/**
 * A map of the world with links. Each page lists the same links as text, so screen readers and the
 * keyboard skip the map.
 */
export function WorldMap({ points }: { points: MapPoint[] }): ComponentChild {
  const placed = points.flatMap(({ lat, lng, ...point }) =>
    lat === null || lng === null ? [] : [{ ...point, at: projection([lng, lat]) ?? [0, 0] }],
  );
  if (placed.length === 0) return null;
  const max = Math.max(...placed.map(({ count }) => count));
  const radius = (count: number) =>
    Math.max(MIN_RADIUS, MAX_RADIUS * Math.sqrt(count / max)).toFixed(1);
  return (
    <svg class="map" viewBox={VIEW_BOX} aria-hidden focusable="false">
      <use class="land" href={`${WORLD_MAP_PATH}#land`} />
      {placed.map(({ href, text, count, at: [x, y] }) => (
        <a key={href} href={href} tabindex={-1}>
          <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r={radius(count)}>
            <title>{text}</title>
          </circle>
        </a>
      ))}
    </svg>
  );
}
