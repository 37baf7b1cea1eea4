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
const viewBox = (south: number) =>
  `0 ${String(latitude(NORTH))} ${String(WIDTH)} ${String(latitude(south) - latitude(NORTH))}`;
const VIEW_BOX = viewBox(SOUTH);
/** Its middle is at 30 degrees north, so that a low strip of it shows most cities. */
const BACKDROP_BOX = viewBox(-24);

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

export interface Position {
  lat: number | null;
  lng: number | null;
}

const LOCATOR_WIDTH = 150;
const LOCATOR_HEIGHT = 84;

/** A place on a map of its part of the world. The text next to it names the place. */
export function LocatorMap({ position: { lat, lng } }: { position: Position }): ComponentChild {
  const at = lat === null || lng === null ? null : projection([lng, lat]);
  if (!at) return null;
  const [x, y] = at.map(Math.round) as [number, number];
  const left = x - LOCATOR_WIDTH * 0.72;
  const top = y - LOCATOR_HEIGHT / 2;
  return (
    <svg
      class="locator"
      viewBox={`${left.toFixed(0)} ${top.toFixed(0)} ${String(LOCATOR_WIDTH)} ${String(LOCATOR_HEIGHT)}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
      focusable="false"
    >
      <use href={`${WORLD_MAP_PATH}#land`} />
      <circle cx={x} cy={y} r="5" />
      <circle class="centre" cx={x} cy={y} r="1.6" />
    </svg>
  );
}

/** The world behind the title of a page, with a dot for each place. */
export const WorldBackdrop = ({ places }: { places: Position[] }): ComponentChild => (
  <svg
    class="locator"
    viewBox={BACKDROP_BOX}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
    focusable="false"
  >
    <use href={`${WORLD_MAP_PATH}#land`} />
    {places.map(({ lat, lng }, index) => {
      const at = lat === null || lng === null ? null : projection([lng, lat]);
      return (
        at && (
          <circle class="centre" key={index} cx={at[0].toFixed(0)} cy={at[1].toFixed(0)} r="3" />
        )
      );
    })}
  </svg>
);
