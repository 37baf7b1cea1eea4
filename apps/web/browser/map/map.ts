import type * as MapLibre from 'maplibre-gl';
import { createBasemap } from './basemap.ts';
import { showEvents } from './event-marks.ts';
import { followMap } from './follow-map.ts';
import { MAP_STYLESHEET } from './map-stylesheet.ts';

const MAX_ZOOM = 17;
/** The map of a city. Without streets it also has the towns around. */
const CITY_ZOOM = { withStreets: 13, withTowns: 12 };

/** Shows a map of the list instead of the button, and moves both together. */
export async function showMap(place: HTMLElement): Promise<void> {
  const { engine = '', worker = '', style, results = '', bbox } = place.dataset;
  const maplibre = (await import(engine)) as typeof MapLibre;
  maplibre.setWorkerUrl(worker);
  if (style !== undefined) await readPmtiles(maplibre);
  const list = document.getElementById(results);
  if (!list) return;
  const events = showEvents(maplibre, list);
  addStyles();
  const canvas = document.createElement('div');
  place.classList.add('open');
  place.replaceChildren(canvas);
  const basemap = style === undefined ? await createBasemap(place) : null;
  const map = new maplibre.Map({
    container: canvas,
    style: style ?? basemap?.style ?? '',
    bounds: bbox === undefined ? events.bounds() : toBounds(bbox),
    fitBoundsOptions:
      bbox === undefined
        ? {
            padding: 48,
            maxZoom: style === undefined ? CITY_ZOOM.withTowns : CITY_ZOOM.withStreets,
          }
        : {},
    maxZoom: MAX_ZOOM,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: style === undefined ? false : {},
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  addZoomButtons(map, place);
  events.addTo(map);
  basemap?.follow(maplibre, map);
  followMap(map, { place, list, onChange: () => events.addTo(map) });
}

/** Reads the tiles of an operator from one file. */
async function readPmtiles({ addProtocol }: typeof MapLibre): Promise<void> {
  const { Protocol } = await import('pmtiles');
  addProtocol('pmtiles', new Protocol().tile);
}

function toBounds(bbox: string): [number, number, number, number] {
  const [west = -180, south = -60, east = 180, north = 75] = bbox.split(',').map(Number);
  return [west, south, east < west ? east + 360 : east, north];
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MAP_STYLESHEET);
  document.adoptedStyleSheets.push(sheet);
}

function addZoomButtons(map: MapLibre.Map, { dataset }: HTMLElement): void {
  const zoom = document.createElement('p');
  zoom.className = 'zoom';
  const add = (text: string, label: string | undefined, by: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.ariaLabel = label ?? text;
    button.addEventListener('click', by);
    zoom.append(button);
  };
  add('+', dataset['zoomIn'], () => map.zoomIn({}, { originalEvent: true }));
  add('−', dataset['zoomOut'], () => map.zoomOut({}, { originalEvent: true }));
  map.getContainer().append(zoom);
}
