import { parseCategory } from '@marquee/domain';
import { findCategory } from '../../normalise/category-table.ts';
import type { NotingReader, RawEvent, SourceNote } from '../../raw-event.ts';
import { validated, type PartialRawEvent, type ReadResult } from '../../reading/record-format.ts';
import { isFields, type Fields } from '../../reading/record.ts';
import { wholeText } from '../../reading/whole-text.ts';
import { spanAround } from '../ics/expansion-span.ts';
import type { Span } from '../ics/expansion-span.ts';
import { embeddedNodes } from './embedded-data.ts';
import { listDates } from './jsonld-dates.ts';
import { parseDocuments } from './jsonld-documents.ts';
import { firstText, buildGraph, textsFor, typeNames, type Graph } from './jsonld-graph.ts';
import { imageUrl } from './jsonld-image.ts';
import { parseOffers } from './jsonld-offers.ts';
import { toPlace } from './jsonld-place.ts';
import { toFields as toPlainFields } from './jsonld-plain-fields.ts';
import { createSeriesFinder } from './jsonld-series.ts';
import { completeNodes } from './jsonld-subevents.ts';
import { isEventType } from './jsonld-types.ts';

/**
 * schema.org events: JSON-LD (an object, a list, a graph, an ItemList, one per line), or an HTML
 * page with JSON-LD, microdata or RDFa.
 */
export const jsonLdFormat = (now: () => Date): NotingReader =>
  async function* (files) {
    for await (const file of files) {
      const text = await wholeText(file);
      if (text === null) yield { unreadable: 'The file is larger than 64 MB.', where: file.name };
      else yield* readText(text, file.name, spanAround(now()));
    }
  };

export const readJsonLd = jsonLdFormat(() => new Date());

async function* readText(
  text: string,
  where: string,
  span: Span,
): AsyncGenerator<ReadResult | SourceNote> {
  const read = parseDocuments(text, where);
  const unreadables = read.filter((part) => 'unreadable' in part);
  yield* unreadables;
  const documents = read.flatMap((part) => ('document' in part ? [part.document] : []));
  const linked = listEvents(buildGraph(documents), span);
  const isPage = linked.length === 0 && text.trimStart().startsWith('<');
  const events = isPage
    ? listEvents(buildGraph(await embeddedNodes(text, BASE_IRI)), span)
    : linked;
  if (events.length === 0 && unreadables.length === 0)
    yield { unreadable: 'The file contains no schema.org event.', where, cause: 'empty' };
  const groups = Map.groupBy(events, ({ source_id }) => source_id ?? null);
  for (const [index, { origin: _, ...event }] of events.entries()) {
    const { source_id = null } = event;
    // A page can describe several dates under one address, which would merge them.
    const id =
      (groups.get(source_id) ?? []).length > 1
        ? source_id && `${source_id}#${event.start_utc ?? event.start_local ?? ''}`
        : source_id;
    yield validated({ ...event, source_id: id }, `${where}, event ${index + 1}`);
  }
  for (const [id, dates] of groups)
    if (id !== null && areAllDates(dates)) yield { complete_uid: id };
}

/** One event states all of its dates: in a list, in schedules, or as the events in it. */
const areAllDates = (dates: DatedEvent[]): boolean =>
  new Set(dates.map(({ origin }) => origin)).size === 1 &&
  dates.every(({ origin, warnings }) => origin !== null && warnings === undefined);

/** `origin`: the object that states all dates of the event, or null. */
type DatedEvent = PartialRawEvent & { origin: Fields | null };

// Relative addresses of microdata are not resolved to a real page.
const BASE_IRI = 'page:/';

function listEvents(graph: Graph, span: Span): DatedEvent[] {
  const findSeries = createSeriesFinder(graph);
  return completeNodes(graph)
    .filter(({ complete }) => isEvent(complete))
    .flatMap(({ stated, complete, parent }) => {
      const event = {
        ...toPartialEvent(graph, complete),
        ...toSeriesFields(graph, findSeries(stated)),
      };
      const count = (name: string) => graph.getValues(complete, name).length;
      const isDated = count('startDate') > 1 || count('eventSchedule') > 0;
      const origin = parent ?? (isDated ? stated : null);
      return listDates(graph, complete, span).map((times) => ({ ...event, ...times, origin }));
    });
}

const isEvent = (node: Fields) =>
  Object.keys(node).length > 2 && (typeNames(node).some(isEventType) || isRun(node));

/**
 * Accepts an EventSeries without listed dates as one event. Other series are represented by their
 * dates.
 */
function isRun(node: Fields): boolean {
  const has = (member: RegExp) => Object.keys(node).some((key) => member.test(key));
  return typeNames(node).includes('EventSeries') && has(/startDate$/) && !has(/subEvents?$/);
}

function toPartialEvent(graph: Graph, node: Fields): PartialRawEvent {
  const text = (name: string) => firstText(graph, node, name);
  return {
    title: text('name') ?? text('headline'),
    source_id: toId(graph, node),
    description: text('description'),
    ...toCategoryAndTags(graph, node),
    status: text('eventStatus'),
    ...toPlace(graph, node),
    artists: [...new Set(PERFORMERS.flatMap((name) => textsFor(graph, node, name)))],
    ...toArtistImages(graph, node),
    ...parseOffers(graph, node),
    is_free: text('isAccessibleForFree'),
    url: text('url'),
    image_url: imageUrl(graph, node),
    ...toPlainFields(graph, node),
    doors_local: text('doorTime'),
    genres: textsFor(graph, node, 'genre'),
    ...toOrganizer(graph, node),
  };
}

function toSeriesFields(graph: Graph, series: Fields | null): Partial<RawEvent> {
  if (series === null) return {};
  const series_title = firstText(graph, series, 'name');
  return { series_id: toId(graph, series) ?? series_title, series_title };
}

const PERFORMERS = ['performer', 'performers', 'homeTeam', 'awayTeam', 'competitor'];

function toArtistImages(graph: Graph, node: Fields): Pick<PartialRawEvent, 'artist_ids'> {
  const performers = PERFORMERS.flatMap((name) => graph.getValues(node, name)).filter(isFields);
  const artist_ids = performers.flatMap((performer) => {
    const [name, image_url] = [firstText(graph, performer, 'name'), imageUrl(graph, performer)];
    return name !== null && image_url !== null ? [{ name, image_url }] : [];
  });
  return artist_ids.length > 0 ? { artist_ids } : {};
}

/** Reads the name and address only: contact data is personal. */
function toOrganizer(
  graph: Graph,
  node: Fields,
): Pick<PartialRawEvent, 'organizer' | 'organizer_url'> {
  const organizers = graph.getValues(node, 'organizer').filter(isFields);
  const named = organizers.find((organizer) => firstText(graph, organizer, 'name') !== null);
  if (!named) return { organizer: firstText(graph, node, 'organizer') };
  return {
    organizer: firstText(graph, named, 'name'),
    organizer_url: firstText(graph, named, 'url'),
  };
}

/** Returns the identifier, else the `@id`, else the page URL. */
function toId(graph: Graph, node: Fields): string | null {
  const [identifier] = graph.getValues(node, 'identifier');
  const stated = isFields(identifier)
    ? firstText(graph, identifier, 'value')
    : firstText(graph, node, 'identifier');
  const name = node['@id'];
  return (
    stated ??
    (typeof name === 'string' && !name.startsWith('_:') ? name : firstText(graph, node, 'url'))
  );
}

/** Derives the category from the type, else from a keyword that names a category. */
function toCategoryAndTags(graph: Graph, node: Fields): Pick<PartialRawEvent, 'category' | 'tags'> {
  const listed = textsFor(graph, node, 'keywords');
  const keywords =
    listed.length === 1 ? (listed[0] ?? '').split(/\s*[,;]\s*/).filter(Boolean) : listed;
  const byType = findCategory('schema.org', typeNames(node));
  const category = byType ?? keywords.find((word) => parseCategory(word) !== null) ?? null;
  return { category, tags: keywords.filter((word) => word !== category) };
}
