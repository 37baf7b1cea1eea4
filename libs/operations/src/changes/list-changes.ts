import type {
  ChangeRepository,
  EventRepository,
  RevisionRepository,
  StoredEvent,
} from '@marquee/database';
import { defineOperation, DomainError } from '@marquee/domain';
import { z } from 'zod';
import { Checkpoint, toCheckpoint } from '../checkpoints/checkpoint.ts';
import type { Addresses } from '../events/present-event.ts';
import { clampLimit, paging } from '../paging.ts';
import { text } from '../parameters.ts';
import { decodePosition, encodePosition, type ChangePosition } from './change-position.ts';
import { EventChange, presentChange, type ReadChange } from './present-change.ts';

const MAX_CHANGES = 100;

export interface ListChangesDeps {
  changes: Pick<ChangeRepository, 'newest' | 'listAfter'>;
  events: Pick<EventRepository, 'findAll' | 'listAfterId'>;
  revisions: Pick<RevisionRepository, 'findGroups'>;
  addresses: Addresses;
  now: () => Date;
}

interface FeedPage {
  changes: ReadChange[];
  events: ReadonlyMap<string, StoredEvent>;
  position: ChangePosition;
  hasMore: boolean;
}

export const listChanges = defineOperation({
  name: 'list_changes',
  summary: 'Change feed, to mirror the catalogue',
  description:
    'All changes of events, in order and without gaps. Without `since`, the feed starts with the whole catalogue (as `created`) and continues with the changes since then. Store `next_cursor` and pass it as `since` in the next request. If `has_more` is false, you are up to date. Store each `event` under its id, and delete events that are null. An event that changed twice appears twice, both times with its current record. Changes are retained for 90 days; an older cursor gets 410.',
  input: z.object({
    since: text(200)
      .optional()
      .meta({
        description: '`next_cursor` of the previous page. Default: the start of the feed.',
        examples: ['WyJsb2ciLDQyXQ'],
      }),
    limit: paging(MAX_CHANGES).limit,
  }),
  output: z.object({
    count: z.int().meta({ description: 'Number of changes in this response.', examples: [1] }),
    limit: z.int().meta({ examples: [20] }),
    has_more: z.boolean().meta({ description: 'False if you are up to date.', examples: [false] }),
    next_cursor: z.string().meta({
      description: 'Cursor for the next request. Never null.',
      examples: ['WyJsb2ciLDQyXQ'],
    }),
    changes: z.array(EventChange),
    checkpoint: Checkpoint.nullable().meta({
      description:
        'The newest root hash of the catalogue, to verify a copy that has reached its cursor. Null while `has_more`, and until it was computed.',
    }),
  }),
  errorCodes: ['cursor_expired'],
  async run(deps: ListChangesDeps, { since, limit: requested }) {
    const { changes, addresses } = deps;
    const presentation = { addresses, now: deps.now() };
    const { limit, warnings } = clampLimit(requested, MAX_CHANGES);
    const position =
      since === undefined ? { after: await changes.newest(), walked: null } : decodePosition(since);
    const page = await readFeed(deps, position, limit);
    return {
      count: page.changes.length,
      limit,
      has_more: page.hasMore,
      next_cursor: encodePosition(page.position),
      changes: page.changes.map((change) => presentChange(change, page.events, presentation)),
      checkpoint: page.hasMore ? null : await findCheckpoint(deps),
      warnings,
    };
  },
});

async function findCheckpoint({ revisions }: Pick<ListChangesDeps, 'revisions'>) {
  const found = await revisions.findGroups(null);
  return found && toCheckpoint(found);
}

type Feed = Pick<ListChangesDeps, 'changes' | 'events'>;

const readFeed = (
  feed: Feed,
  { after, walked }: ChangePosition,
  limit: number,
): Promise<FeedPage> =>
  walked === undefined
    ? readLog(feed, after, limit)
    : walkCatalogue(feed, { after, walked }, limit);

async function readLog(feed: Feed, after: number, limit: number): Promise<FeedPage> {
  const found = await feed.changes.listAfter(after, limit + 1);
  if (!found) throw expired();
  const changes = found.slice(0, limit);
  return {
    changes,
    events: await feed.events.findAll([...new Set(changes.map(({ event_id }) => event_id))]),
    position: { after: changes.at(-1)?.number ?? after },
    hasMore: found.length > limit,
  };
}

/** Returns events in their current state. Later changes of these events are in the log. */
async function walkCatalogue(
  feed: Feed,
  { after, walked }: Required<ChangePosition>,
  limit: number,
): Promise<FeedPage> {
  const found = await feed.events.listAfterId(walked, limit + 1);
  const events = new Map(found.slice(0, limit).map((event) => [event.id, event]));
  const changes = [...events.values()].map(({ id, updated_at }) => ({
    kind: 'created' as const,
    event_id: id,
    changed_at: new Date(updated_at),
    into: null,
    reason: null,
  }));
  const last = found.length > limit ? changes.at(-1) : undefined;
  if (last) return { changes, events, position: { after, walked: last.event_id }, hasMore: true };
  return { changes, events, position: { after }, hasMore: (await feed.changes.newest()) > after };
}

const expired = () =>
  new DomainError(
    'cursor_expired',
    'This cursor is older than the retained changes. Start again without since.',
  );
