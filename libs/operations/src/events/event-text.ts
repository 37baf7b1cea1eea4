import { hash } from 'node:crypto';
import type { EventText, RecordText, StoredSummary, TextForm } from '@marquee/database';
import {
  Event,
  eventPageUrl,
  EventSummary,
  fieldsOfView,
  presentPicture,
  type EventPhase,
} from '@marquee/domain';
import { endOfEvent, NOT_STATED, phaseAt, TO_BE_ANNOUNCED } from '@marquee/formats/display';
import {
  buildLinks,
  pictureBase,
  presentSummary,
  type Addresses,
  type Presentation,
} from './present-event.ts';

/** Increase it if a text is written in another way. Other fields are another form by themselves. */
const VERSION = 2;

const REQUESTED: readonly string[] = fieldsOfView('requested');
/** Fields of an event that lists do not have, or that change without its revision. */
const OMITTED: readonly string[] = [...REQUESTED, ...['phase', 'popularity', 'series', 'picture']];

const BEFORE_ALL = new Date(-8.64e15);
const NO_ADDRESSES: Addresses = { api: '', widgets: '' };

/**
 * What begins a text: when the event starts and ends, its phases, and the names of the fields that
 * follow from the moment or the caller.
 */
type Head = [
  startMs: number,
  endMs: number,
  phases: [before: EventPhase, during: EventPhase, after: EventPhase],
  added: string[],
];

/**
 * The prepared text of an event in lists: a line with its `Head`, then its JSON without the closing
 * bracket.
 */
function writeText(event: StoredSummary): string {
  const summary = presentSummary(event, { addresses: NO_ADDRESSES, now: BEFORE_ALL });
  const added = [
    ...(summary.ticket_kind === 'page' ? ['ticket_url'] : []),
    ...(['venue_name', 'city'] as const).filter((name) => summary[name] === TO_BE_ANNOUNCED),
  ];
  const starts = new Date(summary.start_utc);
  const ends = endOfEvent(summary);
  const head: Head = [
    starts.getTime(),
    ends.getTime(),
    [phaseAt(summary, BEFORE_ALL), phaseAt(summary, starts), phaseAt(summary, ends)],
    added,
  ];
  const isLasting = ([name]: [string, unknown]) => !OMITTED.includes(name) && !added.includes(name);
  const lasting = Object.fromEntries(Object.entries(EventSummary.parse(summary)).filter(isLasting));
  return `${JSON.stringify(head)}\n${JSON.stringify(lasting).slice(0, -1)}`;
}

const toForm = (fields: string[]) => hash('sha256', [VERSION, ...fields].join()).slice(0, 12);

export const EVENT_TEXT: TextForm = {
  form: toForm(Object.keys(EventSummary.shape)),
  write: writeText,
};

// Sources change without the revision: when they were last seen.
const REST = Object.keys(Event.shape).filter(
  (name) =>
    !['wants', 'sources'].includes(name) &&
    (REQUESTED.includes(name) || !Object.hasOwn(EventSummary.shape, name)),
);
export const REST_FORM = toForm(REST);

/** What the full record of an event adds to its text: JSON without the opening bracket. */
export function writeRest(record: Event): string {
  const shown: Record<string, unknown> = Event.parse(record);
  return JSON.stringify(Object.fromEntries(REST.map((name) => [name, shown[name]]))).slice(1);
}

/**
 * Returns the JSON of an event in lists: its text, and what follows from the moment and the caller.
 */
export function presentText(
  { text, slug, popularity, series, picture }: EventText,
  { addresses, now }: Presentation,
): string {
  const line = text.indexOf('\n');
  const [startMs, endMs, [before, during, after], added] = JSON.parse(text.slice(0, line)) as Head;
  const isPast = now.getTime() >= endMs;
  const phase = isPast ? after : now.getTime() >= startMs ? during : before;
  let json = `${text.slice(line + 1)},"phase":"${phase}","popularity":${String(popularity)},"series":${series ? JSON.stringify(series) : 'null'}`;
  if (picture)
    json += `,"picture":${JSON.stringify(presentPicture(picture, pictureBase(addresses)))}`;
  const name = isPast ? NOT_STATED : TO_BE_ANNOUNCED;
  for (const field of added)
    json += `,"${field}":${JSON.stringify(field === 'ticket_url' ? eventPageUrl(slug, addresses) : name)}`;
  return `${json}}`;
}

/** Returns the JSON of the full record of an event, or null if it is not prepared. */
export function presentRecordText(
  { text, rest, wants, sources, ...event }: RecordText,
  presentation: Presentation,
): string | null {
  if (text === null || rest === null) return null;
  const links = buildLinks(event.slug, presentation.addresses);
  const added = JSON.stringify({ wants, sources, links }).slice(1, -1);
  return `${presentText({ ...event, text }, presentation).slice(0, -1)},${added},${rest}`;
}
