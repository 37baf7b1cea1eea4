import type * as MapLibre from 'maplibre-gl';
import { boxOf } from './basemap.ts';

interface Followed {
  place: HTMLElement;
  /** The part of the page with the list. */
  list: HTMLElement;
  /** Called when the list has other events. */
  onChange: () => void;
}

/** Shows the events in the area of the map each time the reader moves it. */
export function followMap(map: MapLibre.Map, { place, list, onChange }: Followed): void {
  let newest = 0;
  const load = async (): Promise<void> => {
    const number = ++newest;
    const { query = '' } = place.dataset;
    const address = `/search?${query}${query === '' ? '' : '&'}bbox=${boxOf(map)}`;
    list.ariaBusy = 'true';
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (number !== newest) return; // the map moved on
    list.ariaBusy = 'false';
    const found = response.ok && page.getElementById(list.id);
    if (!found) return;
    list.replaceChildren(...found.childNodes);
    history.replaceState(null, '', `${address}#map`);
    onChange();
  };
  map.on('moveend', (event) => {
    if ('originalEvent' in event && event.originalEvent) void load();
  });
}
