import type * as MapLibre from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import { toFlatAreas } from './flat-areas.ts';

type World = TopoJSON.Topology<{
  countries: TopoJSON.GeometryCollection;
  land: TopoJSON.GeometryCollection;
}>;
interface Town {
  name: string;
  lat: number;
  lng: number;
}

/** From this zoom on, the coasts of continents are too coarse. */
const COAST_ZOOM = 5;
const MIN_DISTANCE_PX = 70;

/** Returns a colour of the page as the theme shows it. */
function colour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}

async function fetchJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return (await response.json()) as Body;
}

/** The land as areas, and the borders of countries as lines. */
async function loadWorld(url: string) {
  const world = await fetchJson<World>(url);
  const { features } = feature(world, world.objects.land);
  return {
    land: { type: 'FeatureCollection' as const, features: features.flatMap(toFlatAreas) },
    borders: mesh(world, world.objects.countries, (one, other) => one !== other),
  };
}

/**
 * Coasts, borders and water from Natural Earth, and the names of towns, in the colours of the page.
 */
export async function createBasemap({ dataset }: HTMLElement) {
  const { land, borders } = await loadWorld(dataset['land'] ?? '');
  const style: MapLibre.StyleSpecification = {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land },
      borders: { type: 'geojson', data: borders },
    },
    layers: [
      {
        id: 'water',
        type: 'background',
        paint: { 'background-color': colour('--map-water') },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': colour('--map-land'), 'fill-outline-color': colour('--quiet') },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colour('--quiet'), 'line-width': 1, 'line-dasharray': [3, 2] },
      },
    ],
  };

  /** Loads what a closer map needs, and names the towns wherever it is. */
  function follow({ Marker }: typeof MapLibre, map: MapLibre.Map): void {
    let isCoarse = true;
    const refine = async () => {
      if (!isCoarse || map.getZoom() < COAST_ZOOM) return;
      isCoarse = false;
      const close = await loadWorld(dataset['coast'] ?? '');
      await Promise.all([
        map.getSource<MapLibre.GeoJSONSource>('land')?.setData(close.land),
        map.getSource<MapLibre.GeoJSONSource>('borders')?.setData(close.borders),
      ]);
    };
    const names = nameTowns(map, { Marker, address: dataset['towns'] ?? '' });
    const update = () => {
      void refine();
      void names();
    };
    map.on('load', update);
    map.on('moveend', update);
  }

  return { style, follow };
}

interface TownNames {
  Marker: typeof MapLibre.Marker;
  address: string;
}

/** Names the largest towns in view that do not cover each other. */
function nameTowns(map: MapLibre.Map, { Marker, address }: TownNames): () => Promise<void> {
  let shown: MapLibre.Marker[] = [];
  return async () => {
    const { towns } = await fetchJson<{ towns: Town[] }>(`${address}?bbox=${boxOf(map)}`);
    for (const mark of shown) mark.remove();
    const places: MapLibre.Point[] = [];
    shown = towns.flatMap(({ name, lat, lng }) => {
      const at = map.project([lng, lat]);
      if (places.some((other) => other.dist(at) < MIN_DISTANCE_PX)) return [];
      places.push(at);
      const element = document.createElement('span');
      element.className = 'town';
      element.textContent = name;
      element.ariaHidden = 'true';
      return [new Marker({ element }).setLngLat([lng, lat]).addTo(map)];
    });
  };
}

/** The area of a map as west,south,east,north. */
export function boxOf(map: MapLibre.Map): string {
  const bounds = map.getBounds();
  const isWhole = bounds.getEast() - bounds.getWest() >= 360;
  const [west, east] = isWhole
    ? [-180, 180]
    : [bounds.getWest(), bounds.getEast()].map((lng) => ((((lng + 180) % 360) + 360) % 360) - 180);
  return [west ?? -180, bounds.getSouth(), east ?? 180, bounds.getNorth()]
    .map((degrees) => degrees.toFixed(3))
    .join();
}
