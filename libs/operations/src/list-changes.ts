import type { Change, ChangeRepository, EventRepository, StoredEvent } from '@marquee/database';
import { defineOperation, DomainError, Event, formatInstant } from '@marquee/domain';
import { z } from 'zod';
import { decodePosition, encodePosition, type ChangePosition } from './change-position.ts';
import { clampLimit, paging } from './paging.ts';
import { text } from './parameters.ts';
import { presentEvent, type Addresses } from './present-event.ts';

const MOST = 100;
const KINDS = ['created', 'updated', 'cancelled', 'rescheduled', 'merged', 'removed'] as const;

const EventChange = z
  .object({
    kind: z.enum(KINDS),
    event_id: z.string().meta({ examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'] }),
    changed_at: z.string().meta({ format: 'date-time', examples: ['2026-11-20T06:00:00Z'] }),
    event: Event.nullable().meta({ description: 'The record as it is now; null where it is gone.' }),
    into: z.string().optional().meta({ description: 'Of a merged event: the id of the one that it became part of.' }),
    reason: z.string().optional().meta({ description: 'Of a removed event: why.' }),
  })
  .meta({ id: 'EventChange' });

export interface ListChangesDeps {
  changes: Pick<ChangeRepository, 'newest' | 'listAfter'>;
  events: Pick<EventRepository, 'findAll' | 'walk'>;
  addresses: Addresses;
}

interface FeedPage {
  changes: (Omit<Change, 'number' | 'changed_at'> & { changed_at: string })[];
  events: ReadonlyMap<string, StoredEvent>;
  position: ChangePosition;
  hasMore: boolean;
}

export const listChanges = defineOperation({
  name: 'list_changes',
  summary: 'What changed, to mirror the catalogue',
  description:
    'Everything that happened to events, in order and without gaps. Without `since` it begins with the whole catalogue (as `created`), then goes on with what happened meanwhile. Keep `next_cursor` and ask again; `has_more` false says that you are up to date. Store each `event` under its id, and drop those that are null: an event that changed twice is told twice, both times as it is now. Changes are kept for 90 days; an older cursor is answered 410.',
  input: z.object({
    since: text(200)
      .optional()
      .meta({
        description: '`next_cursor` of the page before. Default: from the beginning.',
        examples: ['WyJsb2ciLDQyXQ'],
      }),
    limit: paging(MOST).limit,
  }),
  output: z.object({
    count: z.int().meta({ description: 'Changes in this answer.', examples: [1] }),
    limit: z.int().meta({ examples: [20] }),
    has_more: z.boolean().meta({ description: 'False: you are up to date.', examples: [false] }),
    next_cursor: z
      .string()
      .meta({ description: 'Where to go on, now or later. Never null.', examples: ['WyJsb2ciLDQyXQ'] }),
    changes: z.array(EventChange),
  }),
  errorCodes: ['cursor_expired'],
  async run(deps: ListChangesDeps, { since, limit: asked }) {
    const { changes, addresses } = deps;
    const { limit, warnings } = clampLimit(asked, MOST);
    const position = since === undefined ? { after: await changes.newest(), walked: null } : decodePosition(since);
    const page = await readFeed(deps, position, limit);
    const present = ({ event_id, kind, changed_at, into, reason }: FeedPage['changes'][number]) => {
      const record = page.events.get(event_id);
      const event = record ? presentEvent(record, addresses) : null;
      const fate = { ...(into !== null && { into }), ...(reason !== null && { reason }) };
      return { kind, event_id, changed_at, event, ...fate };
    };
    return {
      count: page.changes.length,
      limit,
      has_more: page.hasMore,
      next_cursor: encodePosition(page.position),
      changes: page.changes.map(present),
      warnings,
    };
  },
});

type Feed = Pick<ListChangesDeps, 'changes' | 'events'>;

const readFeed = (feed: Feed, { after, walked }: ChangePosition, limit: number): Promise<FeedPage> =>
  walked === undefined ? readLog(feed, after, limit) : walkCatalogue(feed, { after, walked }, limit);

async function readLog(feed: Feed, after: number, limit: number): Promise<FeedPage> {
  const found = await feed.changes.listAfter(after, limit + 1);
  if (!found) throw expired();
  const changes = found.slice(0, limit);
  return {
    changes: changes.map((change) => ({ ...change, changed_at: formatInstant(change.changed_at) })),
    events: await feed.events.findAll([...new Set(changes.map(({ event_id }) => event_id))]),
    position: { after: changes.at(-1)?.number ?? after },
    hasMore: found.length > limit,
  };
}

/** Every event as it is; what happens to one that was walked already stands in the log. */
async function walkCatalogue(
  feed: Feed,
  { after, walked }: Required<ChangePosition>,
  limit: number,
): Promise<FeedPage> {
  const found = await feed.events.walk(walked, limit + 1);
  const events = new Map(found.slice(0, limit).map((event) => [event.id, event]));
  const changes = [...events.values()].map(({ id, updated_at }) => ({
    kind: 'created' as const,
    event_id: id,
    changed_at: updated_at,
    into: null,
    reason: null,
  }));
  const last = found.length > limit ? changes.at(-1) : undefined;
  if (last) return { changes, events, position: { after, walked: last.event_id }, hasMore: true };
  return { changes, events, position: { after }, hasMore: (await feed.changes.newest()) > after };
}

const expired = () =>
  new DomainError('cursor_expired', 'This cursor is older than the changes we keep. Ask without since.');
