import {
  createToolHandler,
  TOOLS,
  type AgentDeps,
  type ClientIdentity,
  type ToolResult,
} from '@marquee/agent-tools';
import { eventPageUrl } from '@marquee/domain';

const MAX_RESULTS = 20;

/** The fields that are read of the events of search_events and get_event. */
interface FoundEvent {
  title: string;
  slug: string;
  when?: string;
  city: string;
  description?: string;
  page_url?: string;
  [name: string]: unknown;
}

/** What a tool returns: a document, or the message of an error. */
export type ResearchResult = { document: object } | { error: string };

const findHandler = (name: string) => {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool ${name}`);
  return createToolHandler(tool);
};
const searchEvents = findHandler('search_events');
const getEvent = findHandler('get_event');

/**
 * Returns the events that match, as the results that OpenAI documents: an id, a title and a page to
 * cite.
 */
export async function search(
  deps: AgentDeps,
  client: ClientIdentity,
  query: string,
): Promise<ResearchResult> {
  const found = await searchEvents(deps, client, { q: query, limit: MAX_RESULTS });
  return toResult(found, ({ events }) => ({
    results: (events as FoundEvent[]).map((event) => ({
      id: event.slug,
      title: toTitle(event),
      url: eventPageUrl(event.slug, deps.addresses),
    })),
  }));
}

/** Returns one event as the document that OpenAI documents. */
export async function fetch(
  deps: AgentDeps,
  client: ClientIdentity,
  id: string,
): Promise<ResearchResult> {
  // one id only
  const found = await getEvent(deps, client, { id_or_slug: id.replaceAll(',', ' ') });
  return toResult(found, (output) => {
    const event = output['event'] as FoundEvent;
    return {
      id: event.slug,
      title: toTitle(event),
      text: toText(event),
      url: event.page_url ?? eventPageUrl(event.slug, deps.addresses),
      metadata: toMetadata(event),
    };
  });
}

function toResult(
  found: ToolResult,
  toDocument: (output: Record<string, unknown>) => object,
): ResearchResult {
  if ('output' in found) return { document: toDocument(found.output) };
  return {
    error: found.error.message
      .replaceAll('search_events', 'search')
      .replaceAll('get_event', 'fetch'),
  };
}

const toTitle = ({ title, city, when }: FoundEvent) =>
  [title, city, when].filter((part) => part !== undefined).join(', ');

const FACTS: [string, string][] = [
  ['when', 'When'],
  ['venue_name', 'Venue'],
  ['address', 'Address'],
  ['city', 'City'],
  ['country', 'Country'],
  ['artists', 'Artists'],
  ['organizer', 'Organizer'],
  ['price', 'Price'],
  ['availability', 'Availability'],
  ['status', 'Status'],
  ['ticket_url', 'Tickets'],
];

/** Returns the facts as lines, then the description. */
function toText(event: FoundEvent): string {
  const facts = FACTS.flatMap(([name, label]) => {
    const text = toPlainText(event[name]);
    return text === '' ? [] : [`${label}: ${text}`];
  });
  const note = event['demo'] === true ? ['This is a generated sample event.'] : [];
  return [
    event.title,
    ...facts,
    ...note,
    ...(event.description === undefined ? [] : ['', event.description]),
  ].join('\n');
}

const METADATA = [
  'start_utc',
  'end_utc',
  'timezone',
  'category',
  'country_code',
  'status',
  'phase',
];

const toMetadata = (event: FoundEvent): Record<string, string> =>
  Object.fromEntries(
    METADATA.flatMap((name) => (typeof event[name] === 'string' ? [[name, event[name]]] : [])),
  );

const toPlainText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
};
