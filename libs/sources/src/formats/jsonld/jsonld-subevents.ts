import { foldText } from '@marquee/domain';
import { isFields, type Fields } from '../../reading/record.ts';
import { firstText, typeNames, type Graph } from './jsonld-graph.ts';

const INHERITED =
  /(?:^|[/:])(?:name|description|location|image|offers|performers?|organizer|url|inLanguage|eventAttendanceMode|typicalAgeRange)$/;

export interface EventNode {
  /** The node as the document states it. */
  stated: Fields;
  /** With what its parent states about all of its dates. */
  complete: Fields;
  /** The event that lists it. */
  parent: Fields | undefined;
}

/**
 * Returns the nodes of a graph. An event that another lists (`subEvent`) inherits what it does not
 * state. A parent whose events all have its name is left out: it is represented by them.
 */
export function completeNodes(graph: Graph): EventNode[] {
  const parents = new Map<unknown, Fields>();
  const represented = new Set<Fields>();
  for (const parent of graph.nodes) {
    const children = ['subEvent', 'subEvents']
      .flatMap((name) => graph.getValues(parent, name))
      .filter(isFields);
    for (const child of children)
      if (!parents.has(child) && child !== parent) parents.set(child, parent);
    if (children.length > 0 && children.every((child) => isOneDate(graph, parent, child)))
      represented.add(parent);
  }
  const places = placesByEvent(graph);
  return graph.nodes
    .filter((node) => !represented.has(node))
    .map((stated) => ({
      stated,
      parent: parents.get(stated),
      complete: atPlace(graph, inherit(graph, stated, parents.get(stated)), places.get(stated)),
    }));
}

/** A venue lists its events (`event`), which then need not state where they are. */
function placesByEvent(graph: Graph): Map<Fields, Fields> {
  const places = new Map<Fields, Fields>();
  for (const place of graph.nodes) {
    if (typeNames(place).some((type) => NO_PLACE.test(type))) continue;
    if (graph.getValues(place, 'address').length === 0) continue;
    for (const event of ['event', 'events'].flatMap((name) => graph.getValues(place, name)))
      if (isFields(event) && !places.has(event)) places.set(event, place);
  }
  return places;
}

/** An ensemble plays at other addresses than its own. */
const NO_PLACE = /(?:Organization|Group|Team|Person|Event|Festival|Series)$/;

const atPlace = (graph: Graph, event: Fields, place: Fields | undefined): Fields =>
  place === undefined || graph.getValues(event, 'location').length > 0
    ? event
    : { ...event, location: place };

function isOneDate(graph: Graph, parent: Fields, child: Fields): boolean {
  const [name, own] = [firstText(graph, parent, 'name'), firstText(graph, child, 'name')];
  const isSameName = own === null || (name !== null && foldText(own) === foldText(name));
  return isSameName && firstText(graph, child, 'startDate') !== null;
}

function inherit(graph: Graph, child: Fields, parent: Fields | undefined): Fields {
  if (parent === undefined) return child;
  const missing = Object.entries(parent).filter(
    ([key, value]) =>
      INHERITED.test(key) &&
      value != null &&
      graph.getValues(child, key.replace(/^.*[/:]/, '')).length === 0,
  );
  const type =
    child['@type'] ?? (typeNames(parent).includes('EventSeries') ? 'Event' : parent['@type']);
  return { ...Object.fromEntries(missing), ...child, '@type': type };
}
