import { Event } from './event.ts';

/** Fields that depend on the moment of a response, on its addresses or on visitors. */
const VOLATILE = new Set([
  'revision',
  'phase',
  'popularity',
  'wants',
  'links',
  'picture',
  'last_seen_at',
  'count',
]);
const FIELDS = Object.keys(Event.shape).filter((name) => !VOLATILE.has(name));
FIELDS.sort();

/** A record of the API. A mirror has it without `series.count`. */
type EventRecord = Readonly<Record<string, unknown>>;

/**
 * Returns the canonical JSON of an event: the fields that change only with an entry of the change
 * feed, with sorted names. Placeholders are those of an upcoming event, and a link to our own page
 * is null.
 */
export function canonicalJson(event: EventRecord): string {
  const announced: EventRecord = {
    ...event,
    ticket_url: event['ticket_kind'] === 'page' ? null : event['ticket_url'],
    venue_name: toAnnounced(event['venue_name']),
    city: toAnnounced(event['city']),
  };
  return JSON.stringify(
    Object.fromEntries(FIELDS.map((name) => [name, withSortedNames(announced[name])])),
  );
}

const toAnnounced = (name: unknown): unknown => (name === 'Not stated' ? 'To be announced' : name);

function withSortedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedNames);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !VOLATILE.has(name));
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, withSortedNames(field)]));
}
