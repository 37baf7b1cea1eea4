import type * as MapLibre from 'maplibre-gl';

/** The rows of the list at one place. */
interface Spot {
  at: [number, number];
  rows: HTMLElement[];
}

/** Shows the events of a list on a map. */
export function showEvents(maplibre: typeof MapLibre, list: HTMLElement) {
  let marks: MapLibre.Marker[] = [];

  /** The area of all events. */
  const bounds = (): MapLibre.LngLatBounds => {
    const all = new maplibre.LngLatBounds();
    for (const { at } of findSpots(list)) all.extend(at);
    return all;
  };

  /** Replaces the marks by those of the list as it is now. */
  function addTo(map: MapLibre.Map): void {
    for (const mark of marks) mark.remove();
    marks = findSpots(list).map((spot) => createMark(maplibre, spot).addTo(map));
  }

  return { bounds, addTo };
}

function findSpots(list: HTMLElement): Spot[] {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-at]')];
  const groups = Map.groupBy(rows, (row) => row.dataset['at'] ?? '');
  return [...groups].map(([position, each]) => {
    const [lng = 0, lat = 0] = position.split(',').map(Number);
    return { at: [lng, lat], rows: each };
  });
}

/** A button with the number of events, in the colour of the first one. It names them. */
function createMark({ Marker, Popup }: typeof MapLibre, { at, rows }: Spot): MapLibre.Marker {
  const [first] = rows;
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'mark';
  element.textContent = rows.length > 1 ? String(rows.length) : '';
  element.ariaLabel = rows.map((row) => row.querySelector('.title')?.textContent).join(', ');
  if (first)
    element.style.setProperty('--category', getComputedStyle(first).getPropertyValue('--category'));
  for (const row of rows) {
    row.addEventListener('pointerenter', () => element.classList.add('near'));
    row.addEventListener('pointerleave', () => element.classList.remove('near'));
  }
  const popup = new Popup({ closeButton: false, offset: 16, maxWidth: 'none' });
  popup.setDOMContent(nameRows(rows));
  return new Marker({ element }).setLngLat(at).setPopup(popup);
}

function nameRows(rows: HTMLElement[]): HTMLElement {
  const names = document.createElement('ul');
  for (const row of rows) {
    const link = row.querySelector<HTMLAnchorElement>('.title a');
    const item = document.createElement('li');
    const name = document.createElement('a');
    name.href = link?.href ?? '';
    name.textContent = link?.textContent ?? '';
    const time = document.createElement('small');
    time.textContent = row.querySelector('time')?.textContent ?? '';
    item.append(name, time);
    names.append(item);
  }
  return names;
}
