import type { EventSummary } from '@marquee/domain';
import { type ComponentChild } from '@marquee/pages';
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import countries from 'world-atlas/countries-110m.json' with { type: 'json' };
import type { PageContext } from '../page-context.ts';
import { eventAddress } from './links.tsx';

const WIDTH = 600;
const HEIGHT = 360;
const MARGIN = 40;
const RADIUS = 10;
/** Pixels per radian. A map shows at least about 30 km. */
const MAX_SCALE = 120_000;
/** The outlines are too coarse for a larger scale. */
const MAX_OUTLINE_SCALE = 8_000;
const EARTH_RADIUS_KM = 6_371;
const MAX_BAR_PX = 150;

// The package has no types.
const ATLAS = countries as unknown as Parameters<typeof mesh>[0];
const LAND = feature(ATLAS, 'land');
const BORDERS = mesh(
  ATLAS,
  ATLAS.objects['countries'] as Parameters<typeof mesh>[1],
  (a, b) => a !== b,
);

interface Props {
  events: EventSummary[];
  context: PageContext;
}

interface MapPlace {
  position: [lng: number, lat: number];
  events: EventSummary[];
}

/**
 * Where events are. The list next to it has the same links, so screen readers and the keyboard skip
 * the map.
 */
export function EventMap({ events, context }: Props): ComponentChild {
  const places = groupByPlace(events);
  if (places.length === 0) return null;
  const projection = fitTo(places);
  const path = geoPath(projection).digits(0);
  return (
    <svg
      class="map"
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      aria-hidden
      focusable="false"
    >
      {projection.scale() <= MAX_OUTLINE_SCALE && [
        <path class="land" d={path(LAND) ?? ''} />,
        <path class="borders" d={path(BORDERS) ?? ''} />,
      ]}
      <ScaleBar
        pixelsPerKm={
          projection.scale() / EARTH_RADIUS_KM / Math.cos((centre(places)[1] * Math.PI) / 180)
        }
      />
      {places.map((place) => (
        <Marker
          key={place.position.join()}
          place={place}
          projection={projection}
          context={context}
        />
      ))}
    </svg>
  );
}

function groupByPlace(events: EventSummary[]): MapPlace[] {
  const places = new Map<string, MapPlace>();
  for (const event of events) {
    if (event.lat === null || event.lng === null) continue;
    const key = `${event.lat.toFixed(3)},${event.lng.toFixed(3)}`;
    const place = places.get(key) ?? { position: [event.lng, event.lat], events: [] };
    place.events.push(event);
    places.set(key, place);
  }
  return [...places.values()];
}

/** Returns a projection that shows all places and clips what is outside. */
function fitTo(places: MapPlace[]): GeoProjection {
  const points = {
    type: 'MultiPoint' as const,
    coordinates: places.map(({ position }) => position),
  };
  const [left, top, right, bottom] = [MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN];
  const projection = geoMercator();
  if (places.length > 1) projection.fitExtent([[left, top], [right, bottom]], points); // prettier-ignore
  if (places.length === 1 || projection.scale() > MAX_SCALE)
    projection
      .scale(MAX_SCALE)
      .center(centre(places))
      .translate([WIDTH / 2, HEIGHT / 2]);
  return projection.clipExtent([[0, 0], [WIDTH, HEIGHT]]); // prettier-ignore
}

function centre(places: MapPlace[]): [number, number] {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [
    middle(places.map(({ position }) => position[0])),
    middle(places.map(({ position }) => position[1])),
  ];
}

/**
 * `pixelsPerKm` applies to the middle of the map: the projection enlarges distances away from the
 * equator.
 */
function ScaleBar({ pixelsPerKm }: { pixelsPerKm: number }): ComponentChild {
  const longest = MAX_BAR_PX / pixelsPerKm;
  const power = 10 ** Math.floor(Math.log10(longest));
  const km = [5, 2, 1].map((digit) => digit * power).find((length) => length <= longest) ?? power;
  const width = km * pixelsPerKm;
  const y = HEIGHT - 12;
  return (
    <g class="scale">
      <path d={`M12 ${String(y - 5)}v5h${width.toFixed(0)}v-5`} />
      <text x={18} y={y - 5}>{`${String(km)} km`}</text>
    </g>
  );
}

function Marker({
  place,
  projection,
  context,
}: {
  place: MapPlace;
  projection: GeoProjection;
  context: PageContext;
}) {
  const [x = 0, y = 0] = projection(place.position) ?? [];
  const [first] = place.events;
  if (!first) return null;
  const label = place.events.length > 1 ? String(place.events.length) : '';
  return (
    <a href={eventAddress(first.slug, context)} target="_blank" rel="noopener" tabindex={-1}>
      <title>
        {[...new Set(place.events.map(({ title, city }) => `${title}, ${city}`))]
          .slice(0, 5)
          .join('\n')}
      </title>
      <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r={RADIUS} />
      {label !== '' && (
        <text x={x.toFixed(0)} y={(y + 4).toFixed(0)} text-anchor="middle">
          {label}
        </text>
      )}
    </a>
  );
}
