import type { SlugKind } from '@marquee/database';
import { CATEGORIES, CATEGORY_ALIASES, DomainError } from '@marquee/domain';
import { getArticle, getArtist, getEvent, getVenue } from '@marquee/operations';
import { conciseEvent, fullEvent, rowOptions } from './replies/event-views.ts';
import { sanitiseRecord } from './replies/sanitise-record.ts';
import { truncateToBytes } from './replies/truncate.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { countRead, withToolTimeout, type AgentDeps, type ClientIdentity } from './tool-handler.ts';
import type { ToolOutput } from './tool.ts';

const MAX_EVENTS = 20;
const MAX_COMPLETIONS = 20;

/** A kind of record that a client may attach to a conversation, by slug. */
export interface Resource {
  kind: SlugKind;
  name: string;
  uri: string;
  title: string;
  description: string;
  read: (deps: ToolDeps, slug: string) => Promise<ToolOutput>;
}

export const RESOURCES: readonly Resource[] = [
  {
    kind: 'event',
    name: 'event',
    uri: 'events://events/{slug}',
    title: 'Event',
    description: 'One event by slug: the same record as get_event.',
    read: async (deps, slug) => {
      const { event } = await runOperation(getEvent, deps, { id_or_slug: slug });
      return { event: fullEvent(event, rowOptions(deps)) };
    },
  },
  {
    kind: 'article',
    name: 'article',
    uri: 'events://articles/{slug}',
    title: 'Article',
    description: 'One article by slug, with its text as Markdown.',
    read: async (deps, slug) => {
      const { article } = await runOperation(getArticle, deps, { slug });
      const {
        title,
        lang,
        summary,
        body,
        author,
        category,
        published_at,
        source_url,
        licence,
        attribution,
      } = article;
      return {
        article: {
          title,
          slug: article.slug,
          lang,
          summary,
          body,
          author,
          category,
          published_at,
          source_url,
          licence,
          attribution,
        },
        languages: [lang, ...article.translations.map((translation) => translation.lang)],
      };
    },
  },
  {
    kind: 'venue',
    name: 'venue',
    uri: 'events://venues/{slug}',
    title: 'Venue',
    description: 'One venue by slug, and its next events.',
    read: async (deps, slug) => {
      const { venue, events } = await runOperation(getVenue, deps, { slug, limit: MAX_EVENTS });
      return { venue, events: events.map((event) => conciseEvent(event, rowOptions(deps))) };
    },
  },
  {
    kind: 'artist',
    name: 'artist',
    uri: 'events://artists/{slug}',
    title: 'Artist',
    description: 'One artist by slug, and their next events.',
    read: async (deps, slug) => {
      const { artist, events } = await runOperation(getArtist, deps, { slug, limit: MAX_EVENTS });
      return { artist, events: events.map((event) => conciseEvent(event, rowOptions(deps))) };
    },
  },
];

/** The categories and their synonyms. */
export const CATEGORY_WORDS = Object.fromEntries(
  CATEGORIES.map((category) => [
    category,
    Object.entries(CATEGORY_ALIASES).flatMap(([word, target]) =>
      target === category ? [word] : [],
    ),
  ]),
);

/**
 * Returns a record, or null if there is none. Counts as a read; throws a DomainError if that fails.
 */
export async function readResource(
  { read }: Resource,
  { deps, client, slug }: { deps: AgentDeps; client: ClientIdentity; slug: string },
): Promise<ToolOutput | null> {
  const caller = await countRead(deps, client);
  const record = await withToolTimeout(read({ ...deps, caller }, slug)).catch(nullIfNotFound);
  if (record === null) return null;
  return truncateToBytes(
    { ok: true, ...sanitiseRecord(record, Object.values(deps.addresses)) },
    { lists: ['events'], offset: 0 },
  ).output;
}

function nullIfNotFound(error: unknown): null {
  // A malformed slug names no record either.
  if (
    error instanceof DomainError &&
    (error.code === 'not_found' || error.code === 'invalid_parameter')
  )
    return null;
  throw error;
}

/** Returns slugs that start with a prefix. */
export const completeSlug = (
  { slugs }: AgentDeps,
  kind: SlugKind,
  prefix: string,
): Promise<string[]> => slugs.findByPrefix(kind, prefix.slice(0, 96), MAX_COMPLETIONS);

/** Returns names of cities with events that start with a prefix. */
export async function completeCity({ cityNames }: AgentDeps, prefix: string): Promise<string[]> {
  const found = await cityNames.findByPrefix(prefix.slice(0, 120), MAX_COMPLETIONS);
  return [...new Set(found.map(({ name }) => name))];
}
