import { parseCategory, parseInstant } from '@marquee/domain';
import { categoryOfTerms } from '../normalise/category-table.ts';
import type { RawEvent, SourceReader } from '../raw-event.ts';
import { documentsIn } from './jsonld-documents.ts';
import { firstText, graphOf, textsOf, typesOf, type Graph } from './jsonld-graph.ts';
import { offersIn } from './jsonld-offers.ts';
import { placeOf } from './jsonld-place.ts';
import { isEventType } from './jsonld-types.ts';
import { validated, type PartialRawEvent, type Reading } from './record-format.ts';
import { isFields, type Fields } from './record.ts';
import { wholeText } from './whole-text.ts';

/** schema.org events in JSON-LD: an object, a list, a graph, an ItemList, one a line, or in the scripts of an HTML page. */
export const readJsonLd: SourceReader = async function* (files) {
  for await (const file of files) {
    const text = await wholeText(file);
    if (text === null) yield { unreadable: 'The file is too large to be one file of this format.', where: file.name };
    else yield* readText(text, file.name);
  }
};

function* readText(text: string, where: string): Generator<Reading> {
  const read = documentsIn(text, where);
  const unreadables = read.filter((part) => 'unreadable' in part);
  yield* unreadables;
  const graph = graphOf(read.flatMap((part) => ('document' in part ? [part.document] : [])));
  const drafts = graph.nodes.filter(isEvent).map((node) => draftOf(graph, node));
  if (drafts.length === 0 && unreadables.length === 0)
    yield { unreadable: 'The file holds no schema.org event.', where };
  const counts = new Map<string | null, number>();
  for (const { source_id = null } of drafts) counts.set(source_id, (counts.get(source_id) ?? 0) + 1);
  for (const [index, draft] of drafts.entries()) {
    const { source_id = null } = draft;
    // One page may tell of several evenings; its address alone would make them one.
    const id =
      (counts.get(source_id) ?? 0) > 1
        ? source_id && `${source_id}#${draft.start_utc ?? draft.start_local ?? ''}`
        : source_id;
    yield validated({ ...draft, source_id: id }, `${where}, event ${index + 1}`);
  }
}

const isEvent = (node: Fields) => Object.keys(node).length > 2 && (typesOf(node).some(isEventType) || isRun(node));

/** A series is told by its dates; one that lists none is an event that runs from day to day. */
function isRun(node: Fields): boolean {
  const has = (member: RegExp) => Object.keys(node).some((key) => member.test(key));
  return typesOf(node).includes('EventSeries') && has(/startDate$/) && !has(/subEvents?$/);
}

function draftOf(graph: Graph, node: Fields): PartialRawEvent {
  const text = (name: string) => firstText(graph, node, name);
  return {
    title: text('name') ?? text('headline'),
    source_id: idOf(graph, node),
    description: text('description'),
    ...kindOf(graph, node),
    ...momentOf('start', text('startDate')),
    ...momentOf('end', text('endDate')),
    timezone:
      graph
        .valuesOf(node, 'eventSchedule')
        .filter(isFields)
        .map((schedule) => firstText(graph, schedule, 'scheduleTimezone'))[0] ?? null,
    status: text('eventStatus'),
    ...placeOf(graph, node),
    artists: [...new Set(PERFORMERS.flatMap((name) => textsOf(graph, node, name)))],
    ...offersIn(graph, node),
    is_free: text('isAccessibleForFree'),
    url: text('url'),
    image_url: imageOf(graph, node),
    age_restriction: text('typicalAgeRange')?.replace(/^(\d+)-$/, '$1+') ?? null,
    language: text('inLanguage'),
  };
}

const PERFORMERS = ['performer', 'performers', 'homeTeam', 'awayTeam', 'competitor'];

/** Its own identifier, else what it is called by in its graph, else its page. */
function idOf(graph: Graph, node: Fields): string | null {
  const [identifier] = graph.valuesOf(node, 'identifier');
  const stated = isFields(identifier) ? firstText(graph, identifier, 'value') : firstText(graph, node, 'identifier');
  const name = node['@id'];
  return stated ?? (typeof name === 'string' && !name.startsWith('_:') ? name : firstText(graph, node, 'url'));
}

/** The type tells the category; where it does not, a keyword that is the name of one. */
function kindOf(graph: Graph, node: Fields): Pick<PartialRawEvent, 'category' | 'tags'> {
  const listed = textsOf(graph, node, 'keywords');
  const keywords = listed.length === 1 ? (listed[0] ?? '').split(/\s*[,;]\s*/).filter(Boolean) : listed;
  const byType = categoryOfTerms('schema.org', typesOf(node));
  const category = byType ?? keywords.find((word) => parseCategory(word) !== null) ?? null;
  return { category, tags: keywords.filter((word) => word !== category) };
}

function momentOf(which: 'start' | 'end', text: string | null): Partial<RawEvent> {
  if (text === null) return {};
  return parseInstant(text) ? { [`${which}_utc`]: text } : { [`${which}_local`]: text };
}

function imageOf(graph: Graph, node: Fields): string | null {
  const [image] = graph.valuesOf(node, 'image');
  if (!isFields(image)) return firstText(graph, node, 'image');
  return firstText(graph, image, 'url') ?? firstText(graph, image, 'contentUrl');
}
