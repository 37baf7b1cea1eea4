import type {
  Change,
  ChangeRepository,
  EventRepository,
  FollowerRepository,
} from '@marquee/database';
import { formatInstant } from '@marquee/domain';
import type { Addresses } from '../events/present-event.ts';
import { encodePosition } from './change-position.ts';
import { presentChange, type EventChange } from './present-change.ts';

/** Of the row that stores how far the changes are published. */
const NAME = 'publish_changes';
const PAGE_SIZE = 100;

/** A change as in the feed, with its number and the cursor of the feed behind it. */
export type PublishedChange = { number: number; cursor: string } & EventChange;

/** Changes before this number were pruned before they were published. */
export interface PublishedReset {
  number: number;
  cursor: string;
  kind: 'reset';
}

export type ChangeMessage = PublishedChange | PublishedReset;

/** A stored log of messages in their order. */
export interface ChangeStream {
  /** Returns the last message; null if there is none, or none of ours. */
  findLast: () => Promise<ChangeMessage | null>;
  /**
   * Appends messages behind the last one that is known to this process: all of them, or a first
   * part. Rejects if one may be missing, and if another process has appended meanwhile.
   */
  append: (messages: ChangeMessage[]) => Promise<void>;
}

export interface PublishChangesDeps {
  changes: Pick<ChangeRepository, 'newest' | 'listAfter' | 'findByNumbers'>;
  events: Pick<EventRepository, 'findAll'>;
  followers: FollowerRepository;
  addresses: Addresses;
  now: () => Date;
}

/** Commits add no more jobs. */
export const stopPublishing = ({ followers }: Pick<PublishChangesDeps, 'followers'>) =>
  followers.remove(NAME);

/**
 * Publishes changes until none is left: each at least once, in order, from the newest one at first.
 */
export async function publishChanges(
  deps: PublishChangesDeps,
  stream: ChangeStream,
  signal: AbortSignal,
): Promise<void> {
  const { followers } = deps;
  let position = await findPosition(deps, stream);
  await followers.save(NAME, position);
  while (!signal.aborted) {
    const messages = await readMessages(deps, position);
    const last = messages.at(-1);
    if (!last) return;
    await stream.append(messages);
    position = last.number;
    await followers.save(NAME, position);
  }
}

/**
 * The stream knows best: a process can end between a message and the stored number, and a stream
 * can lose its last messages in a power failure.
 */
async function findPosition(deps: PublishChangesDeps, stream: ChangeStream): Promise<number> {
  const last = await stream.findLast();
  if (last && (await isKnown(deps, last))) return last.number;
  return (await deps.followers.find(NAME)) ?? deps.changes.newest();
}

/** A restored backup reuses numbers for other changes. */
async function isKnown({ changes }: PublishChangesDeps, last: ChangeMessage): Promise<boolean> {
  if (last.kind === 'reset') return false;
  const [change] = await changes.findByNumbers([last.number]);
  return change?.event_id === last.event_id && formatInstant(change.changed_at) === last.changed_at;
}

async function readMessages(deps: PublishChangesDeps, after: number): Promise<ChangeMessage[]> {
  const page = await deps.changes.listAfter(after, PAGE_SIZE);
  if (!page) {
    const number = await deps.changes.newest();
    return [{ number, cursor: encodePosition({ after: number }), kind: 'reset' }];
  }
  const ids = [...new Set(page.map(({ event_id }) => event_id))];
  const records = await deps.events.findAll(ids);
  const presentation = { addresses: deps.addresses, now: deps.now() };
  return page.map(({ number, has_former: _, ...change }: Change) => ({
    number,
    cursor: encodePosition({ after: number }),
    ...presentChange(change, records, presentation),
  }));
}
