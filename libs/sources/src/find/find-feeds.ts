import { Readable } from 'node:stream';
import { errorMessage } from '../error-text.ts';
import { fetchPatiently } from '../fetch/download.ts';
import type { FetchAddress } from '../fetch/fetch-address.ts';
import type { SourceAccess } from '../fetch/settings.ts';
import { readerFor, type EventFormatName } from '../formats.ts';
import { detectKind } from '../inspect/detect-kind.ts';
import type { RawEvent, SourceFile } from '../raw-event.ts';
import { wholeText } from '../reading/whole-text.ts';
import { readPages } from '../systems/read-pages.ts';
import { systemFor } from '../systems/systems.ts';
import type { TableOptions } from '../tables/table-options.ts';
import { detectSystem } from './detect-system.ts';
import { candidatesIn, wellKnownInterfaces, type Candidate } from './page-links.ts';

const MAX_CANDIDATES = 10;
const PREVIEWED_EVENTS = 5;
const MAX_RECORDS = 500;
const TIME_LIMIT_MS = 30_000;

export interface FoundEvent {
  title: string;
  start: string;
  place: string | null;
  /** What the record does not state. */
  uncertain: Uncertainty[];
}

export type Uncertainty = 'no_place' | 'no_zone' | 'no_hour';

/** A feed that was read once. */
export interface Proposal extends Candidate {
  events: number;
  upcoming: number;
  next: string | null;
  preview: FoundEvent[];
}

export interface FindResult {
  address: string;
  proposals: Proposal[];
  /** What was requested and why it is no feed. */
  tried: { address: string; outcome: string }[];
}

export interface FindOptions {
  /** Obeys robots.txt and refuses private networks. */
  fetchAddress: FetchAddress;
  access: SourceAccess;
  now?: Date;
  table?: TableOptions;
}

/**
 * Looks for event feeds at an address: the answer itself, then what its page links, embeds and is
 * made of. Writes nothing.
 */
export async function findFeeds(address: string, options: FindOptions): Promise<FindResult> {
  const result: FindResult = { address, proposals: [], tried: [] };
  const url = new URL(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`);
  const fetchAddress = inTime(options.fetchAddress, Date.now() + TIME_LIMIT_MS);
  const bounded = { ...options, fetchAddress };
  const answer = await request(url, bounded).catch((error: unknown) => errorMessage(error));
  if (typeof answer === 'string') result.tried.push({ address: url.href, outcome: answer });
  const candidates = typeof answer === 'string' ? [] : listCandidates(answer, url);
  for (const candidate of [...withoutRepeats(candidates), ...wellKnownInterfaces(url)].slice(
    0,
    MAX_CANDIDATES,
  )) {
    const isProbe = !candidates.includes(candidate);
    if (isProbe && result.proposals.length > 0) break;
    const found = await tryCandidate(candidate, bounded).catch((error: unknown) =>
      errorMessage(error),
    );
    if (typeof found !== 'string') result.proposals.push(found);
    else result.tried.push({ address: candidate.location, outcome: found });
  }
  result.proposals.sort(byUse);
  return result;
}

/** A request has what is left of the time, and an overloaded server gets no second one. */
const inTime =
  (fetchAddress: FetchAddress, endsAt: number): FetchAddress =>
  async (address, options) => {
    const totalTimeoutMs = endsAt - Date.now();
    if (totalTimeoutMs <= 0) throw new Error('not requested: the time is over');
    const fetched = await fetchAddress(address, { ...options, totalTimeoutMs });
    if (fetched.status !== 429 && fetched.status !== 503) return fetched;
    fetched.content.destroy();
    throw new Error(`responded ${String(fetched.status)}`);
  };

/** The address itself if it is a feed, else what its page shows. */
function listCandidates(answer: Answer, url: URL): Candidate[] {
  const own = ownFormat(answer, url);
  if (own !== null) return [{ format: own, location: url.href, reason: 'the address itself' }];
  return candidatesIn(answer.text, url);
}

/** A feed with several upcoming events is better than any with few. */
const byUse = (one: Proposal, other: Proposal): number =>
  Number(one.caution !== undefined) - Number(other.caution !== undefined) ||
  Number(other.upcoming >= 5) - Number(one.upcoming >= 5) ||
  0;

const withoutRepeats = (candidates: Candidate[]): Candidate[] =>
  [
    ...new Map(
      candidates
        .toReversed()
        .map((candidate) => [candidate.location + candidate.format, candidate]),
    ).values(),
  ].toReversed();

interface Answer {
  text: string;
  type: string;
}

async function request(url: URL, { fetchAddress }: FindOptions): Promise<Answer | string> {
  const fetched = await fetchPatiently(url.href, fetchAddress, {
    accept: 'text/html, application/json, text/calendar, */*;q=0.5',
  });
  const { status, content, header } = fetched;
  if (status < 200 || status >= 300) {
    content.destroy();
    return `responded ${String(status)}`;
  }
  const text = await wholeText({ name: url.pathname, content });
  return text === null ? 'is larger than 64 MB' : { text, type: header('content-type') ?? '' };
}

/** Returns the format if the address is a feed. */
function ownFormat({ text, type }: Answer, url: URL): EventFormatName | null {
  const head = text
    .slice(0, 500)
    .trimStart()
    .replace(/^\ufeff/, '');
  if (/^BEGIN:VCALENDAR/i.test(head)) return 'ics';
  if (/^[[{]/.test(head)) {
    const body = parsed(text);
    return (
      detectSystem(body, url) ??
      (/"@context"\s*:\s*"?\{?[^}]*schema\.org/.test(text.slice(0, 5_000)) ? 'jsonld' : 'ndjson')
    );
  }
  if (head.includes('イベント名')) return 'japan-event-csv';
  const kind = detectKind(Buffer.from(head));
  if (kind === 'rss' || kind === 'xml') return kind;
  return type.includes('csv') || /\.csv$/i.test(url.pathname) ? 'csv' : null;
}

// Nested lists take many times the memory of their text.
const MAX_JSON = 10_000_000;

function parsed(text: string): unknown {
  if (text.length > MAX_JSON) return null;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

/** Reads the first page of a candidate. Returns why it is no feed. */
async function tryCandidate(
  candidate: Candidate,
  options: FindOptions,
): Promise<Proposal | string> {
  const { access, fetchAddress, now = new Date() } = options;
  const system = await systemFor(candidate.format);
  const files = system
    ? readPages(system, candidate.location, { access, fetchAddress, now, maxPages: 1 })
    : oneFile(candidate, options);
  return readProposal(candidate, files, options);
}

/** Reads a table or calendar that a person pasted. Returns why it has no events. */
export const previewFile = (
  content: Buffer,
  options: Pick<FindOptions, 'now' | 'table'>,
): Promise<Proposal | string> =>
  readProposal(
    { format: 'auto', location: '', reason: 'the text itself' },
    toFile('table', content),
    options,
  );

async function* toFile(name: string, bytes: Buffer, address?: string) {
  const content = Readable.from([bytes]);
  yield { name, content, ...(address !== undefined && { address }) };
}

async function readProposal(
  candidate: Candidate,
  files: AsyncIterable<SourceFile>,
  { now = new Date(), table = {} }: Pick<FindOptions, 'now' | 'table'>,
): Promise<Proposal | string> {
  const read = await readerFor(candidate.format);
  const events: RawEvent[] = [];
  let reason = 'lists no events';
  for await (const record of read(files, table)) {
    if ('unreadable' in record) reason = record.unreadable;
    else if ('title' in record) events.push(record);
    if (events.length >= MAX_RECORDS) break;
  }
  if (events.length === 0) return reason;
  const today = now.toISOString().slice(0, 10);
  const upcoming = events
    .filter((event) => readStart(event) >= today)
    .sort((one, other) => (readStart(one) < readStart(other) ? -1 : 1));
  return {
    ...candidate,
    events: events.length,
    upcoming: upcoming.length,
    next: upcoming[0] ? readStart(upcoming[0]) : null,
    preview: (upcoming.length > 0 ? upcoming : events).slice(0, PREVIEWED_EVENTS).map(toFoundEvent),
  };
}

async function* oneFile({ format, location }: Candidate, options: FindOptions) {
  const answer = await request(new URL(location), options);
  if (typeof answer === 'string') throw new Error(`${location} ${answer}.`);
  if (format === 'rss' && !hasEventDates(answer.text))
    throw new Error('its items have no dates of events');
  yield* toFile(new URL(location).pathname, Buffer.from(answer.text), location);
}

/** News have only the date of their publication, and their texts name any dates. */
const hasEventDates = (feed: string): boolean =>
  /<\w+:(?:dt)?start(?:[_-]?(?:date|time))?\b/i.test(feed);

const readStart = (event: RawEvent): string => event.start_local ?? event.start_utc ?? '';

function toFoundEvent(event: RawEvent): FoundEvent {
  const place = [event.venue_name, event.address, event.city, event.country]
    .filter(Boolean)
    .join(', ');
  const hasPlace = place !== '' || event.lat != null || event.online === true;
  const isLocal = event.start_utc == null && !event.timezone && !event.city && event.lat == null;
  return {
    title: event.title,
    start: readStart(event),
    place: place || null,
    uncertain: [
      ...(hasPlace ? [] : ['no_place' as const]),
      ...(isLocal ? ['no_zone' as const] : []),
      ...(readStart(event).includes('T') || event.all_day === true ? [] : ['no_hour' as const]),
    ],
  };
}
