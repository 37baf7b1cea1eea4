import { placeIn } from './ics-place.ts';
import { firstText, typesOf, type Graph } from './jsonld-graph.ts';
import type { PartialRawEvent } from './record-format.ts';
import { isFields, numberOf, type Fields } from './record.ts';

type Place = Partial<PartialRawEvent>;

/** Where an event is: a Place, an address, a text, and beside or instead of them a VirtualLocation. */
export function placeOf(graph: Graph, node: Fields): Place {
  const locations = graph.valuesOf(node, 'location');
  const virtual = locations.filter(isFields).find(isVirtual);
  const physical = locations.find((location) => !isFields(location) || !isVirtual(location));
  const mode = firstText(graph, node, 'eventAttendanceMode') ?? '';
  return {
    ...(isFields(physical) ? placeFrom(graph, physical) : placeIn(typeof physical === 'string' ? physical : null)),
    online: virtual !== undefined || /(?:Online|Mixed)EventAttendanceMode/.test(mode) || null,
    online_url: virtual ? firstText(graph, virtual, 'url') : null,
  };
}

const isVirtual = (location: Fields) => typesOf(location).includes('VirtualLocation');

function placeFrom(graph: Graph, place: Fields): Place {
  const [given] = typesOf(place).includes('PostalAddress') ? [place] : graph.valuesOf(place, 'address');
  const name = firstText(graph, place, 'name');
  const [geo] = graph.valuesOf(place, 'geo').filter(isFields);
  const numberIn = (part: string) => numberOf(firstText(graph, geo ?? place, part));
  const address = isFields(given) ? addressFrom(graph, given) : placeIn(typeof given === 'string' ? given : null);
  // Places without a name are called by their town.
  const venue_name = name === address.city ? null : (name ?? address.venue_name ?? null);
  return { ...address, venue_name, lat: numberIn('latitude'), lng: numberIn('longitude') };
}

const addressFrom = (graph: Graph, address: Fields): Place => ({
  address: firstText(graph, address, 'streetAddress'),
  city: firstText(graph, address, 'addressLocality'),
  region: firstText(graph, address, 'addressRegion'),
  country: firstText(graph, address, 'addressCountry'),
});
