import type {
  EventFilter,
  EventRepository,
  NameRepository,
  SearchRepository,
} from '@marquee/database';
import { foldText, slugify } from '@marquee/domain';
import { z } from 'zod';
import { joinTokens } from './known-names.ts';
import type { UnderstoodQuery } from './query/understand-query.ts';

const MAX_CANCELLED = 3;

export interface KnownNameDeps {
  events: Pick<EventRepository, 'summaries'>;
  names: Pick<NameRepository, 'findArtistId'>;
  search: SearchRepository;
}

export const CancelledEvents = z
  .array(
    z.object({
      title: z.string().meta({ examples: ['Hamlet'] }),
      slug: z.string().meta({ examples: ['hamlet-london-2026-12-03'] }),
      city: z.string().meta({ examples: ['London'] }),
      start_local: z.string().meta({ examples: ['2026-12-03T19:30:00'] }),
    }),
  )
  .meta({ description: 'Cancelled events that the query names. Absent if there are none.' });
export type CancelledEvents = z.infer<typeof CancelledEvents>;

/** Returns the cancelled events whose title, or for a search without hits an artist or venue, is the query. */
export async function findCancelled(
  { search, events }: KnownNameDeps,
  { words, tokens, known }: UnderstoodQuery,
  { filter, isEmpty }: { filter: EventFilter; isEmpty: boolean },
): Promise<CancelledEvents> {
  const isExcluded = filter.statuses?.includes('cancelled') === false;
  // A title can consist of words with a meaning: "The Winter Garden".
  if (!isExcluded || tokens.length === 0 || (words.length === 0 && !isEmpty)) return [];
  const cancelledOnly: EventFilter = { ...filter, statuses: ['cancelled'] };
  const mayBeCancelled = (title: string) => title !== '' && known.get(title)?.isCancelled !== false;
  const titles = new Set([joinTokens(tokens), joinTokens(words)].filter(mayBeCancelled));
  const hits = await Promise.all(
    [...titles].map((title) =>
      search.find({ terms: [], wholeNames: [title] }, cancelledOnly, MAX_CANCELLED),
    ),
  );
  const ids = [...new Set(hits.flat().map(({ id }) => id))];
  const found = ids.length > 0 ? await events.summaries(ids, cancelledOnly) : [];
  return found
    .filter(({ title }) => isEmpty || titles.has(foldText(title)))
    .slice(0, MAX_CANCELLED)
    .map(({ title, slug, city, start_local }) => ({ title, slug, city, start_local }));
}

/** Returns the slug of the artist that the query names, or null. */
export async function findNamedArtist(
  { names }: KnownNameDeps,
  { words, tokens }: UnderstoodQuery,
): Promise<string | null> {
  const slugs = new Set(
    [joinTokens(tokens), joinTokens(words)].map((name) => slugify(name)).filter(Boolean),
  );
  for (const slug of slugs) if ((await names.findArtistId(slug)) !== null) return slug;
  return null;
}
