import type { PartialRawEvent } from '../../reading/record-format.ts';
import { isFields, toNumber, type Fields } from '../../reading/record.ts';
import { parseLocation } from '../ics/ics-place.ts';
import { firstText, typeNames, type Graph } from './jsonld-graph.ts';
import { imageUrl } from './jsonld-image.ts';

type Place = Partial<PartialRawEvent>;

/** Reads a Place, an address or text, and a VirtualLocation next to or instead of it. */
export function toPlace(graph: Graph, node: Fields): Place {
  const locations = graph.getValues(node, 'location');
  const virtual = locations.filter(isFields).find(isVirtual);
  const physical = locations.find((location) => !isFields(location) || !isVirtual(location));
  const mode = firstText(graph, node, 'eventAttendanceMode') ?? '';
  return {
    ...(isFields(physical)
      ? fromPlace(graph, physical)
      : parseLocation(typeof physical === 'string' ? physical : null)),
    online: virtual !== undefined || /(?:Online|Mixed)EventAttendanceMode/.test(mode) || null,
    online_url: virtual ? firstText(graph, virtual, 'url') : null,
  };
}

const isVirtual = (location: Fields) => typeNames(location).includes('VirtualLocation');

function fromPlace(graph: Graph, place: Fields): Place {
  const [given] = typeNames(place).includes('PostalAddress')
    ? [place]
    : graph.getValues(place, 'address');
  const name = firstText(graph, place, 'name');
  const [geo] = graph.getValues(place, 'geo').filter(isFields);
  const numberIn = (part: string) => toNumber(firstText(graph, geo ?? place, part));
  const address = isFields(given)
    ? fromAddress(graph, given)
    : fromLine(typeof given === 'string' ? given : null, name);
  // Places without a name repeat the town as their name.
  const venue_name = name === address.city ? null : (name ?? address.venue_name ?? null);
  const venue_image_url = imageUrl(graph, place);
  return {
    ...address,
    venue_name,
    venue_image_url,
    lat: numberIn('latitude'),
    lng: numberIn('longitude'),
  };
}

/** An address in one line. Next to the name of a place, it is no venue. */
function fromLine(line: string | null, name: string | null): Place {
  const { venue_name, address, ...town } = parseLocation(line);
  if (name === null) return parseLocation(line);
  return { address: [venue_name, address].filter(Boolean).join(', ') || null, ...town };
}

const fromAddress = (graph: Graph, address: Fields): Place => ({
  address: firstText(graph, address, 'streetAddress'),
  city: firstText(graph, address, 'addressLocality'),
  region: firstText(graph, address, 'addressRegion'),
  country: firstText(graph, address, 'addressCountry'),
});
