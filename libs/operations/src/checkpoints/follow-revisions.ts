import { hash } from 'node:crypto';
import type {
  ChangeRepository,
  EventRepository,
  EventRevision,
  RevisionRepository,
  RevisionState,
  StoredEvent,
} from '@marquee/database';
import { Event } from '@marquee/domain';
import { z } from 'zod';
import { EVENT_TEXT, REST_FORM, writeRest } from '../events/event-text.ts';
import { presentEvent, type Addresses } from '../events/present-event.ts';
import { toShard } from './to-shard.ts';

const PAGE_SIZE = 500;

export interface FollowRevisionsDeps {
  changes: Pick<ChangeRepository, 'newest' | 'listAfter'>;
  events: Pick<EventRepository, 'findAll' | 'listAfterId'>;
  revisions: Pick<RevisionRepository, 'findState' | 'save' | 'apply' | 'reset' | 'setState'>;
  addresses: Addresses;
  now: () => Date;
}

/**
 * Another form of the record gives every event another revision, and another form of texts another
 * text.
 */
const RECORD_FORM = hash(
  'sha256',
  JSON.stringify(z.toJSONSchema(Event, { io: 'output' })) + EVENT_TEXT.form + REST_FORM,
);

/**
 * Computes the revisions and texts of the events that changed, or of all events at first. Only one
 * process may call it at a time.
 */
export async function followRevisions(
  deps: FollowRevisionsDeps,
  signal: AbortSignal,
): Promise<void> {
  let state = (await findUsableState(deps)) ?? (await computeAll(deps, signal));
  while (!signal.aborted) {
    const next = await applyNext(deps, state);
    if (next === null) return;
    state = next;
  }
}

/**
 * Returns null if all revisions must be computed: for the first time, in another form, or after
 * changes were pruned.
 */
async function findUsableState({ revisions, changes }: FollowRevisionsDeps) {
  const state = await revisions.findState();
  const isUsable =
    state?.form === RECORD_FORM && (await changes.listAfter(state.number, 1)) !== null;
  return isUsable ? state : null;
}

async function computeAll(deps: FollowRevisionsDeps, signal: AbortSignal): Promise<RevisionState> {
  const { changes, events, revisions } = deps;
  await revisions.reset();
  const state = { number: await changes.newest(), form: RECORD_FORM };
  for (let last: string | null = null; ;) {
    signal.throwIfAborted();
    const page = await events.listAfterId(last, PAGE_SIZE);
    last = page.at(-1)?.id ?? null;
    if (last === null) break;
    await revisions.save(page.map((event) => toRevision(event, deps)));
  }
  await revisions.setState(state);
  return state;
}

/** Applies the next changes. Returns null if there are none. */
async function applyNext(
  deps: FollowRevisionsDeps,
  { number, form }: RevisionState,
): Promise<RevisionState | null> {
  const changes = (await deps.changes.listAfter(number, PAGE_SIZE)) ?? [];
  const last = changes.at(-1);
  if (!last) return null;
  const ids = [...new Set(changes.map(({ event_id }) => event_id))];
  const found = await deps.events.findAll(ids);
  const state = { number: last.number, form };
  const isApplied = await deps.revisions.apply(
    {
      revisions: [...found.values()].map((event) => toRevision(event, deps)),
      goneIds: ids.filter((id) => !found.has(id)),
    },
    { from: number, state },
  );
  return isApplied ? state : null;
}

function toRevision(event: StoredEvent, { addresses, now }: FollowRevisionsDeps): EventRevision {
  const record = presentEvent(event, { addresses, now: now() });
  const { id, country_code, revision } = record;
  const prepared = {
    revision: event.revision,
    text: { form: EVENT_TEXT.form, text: EVENT_TEXT.write(event) },
    rest: { form: REST_FORM, text: writeRest(record) },
  };
  return { id, shard: toShard(country_code), revision, prepared };
}
