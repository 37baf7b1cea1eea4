import type { EventRepository, RemovedEvent } from '@marquee/database';
import { DomainError } from '@marquee/domain';

/** An event that was published once and no longer is. */
export class RemovedEventError extends DomainError {
  readonly event: RemovedEvent;

  constructor(event: RemovedEvent) {
    super('not_found', 'The event is no longer listed.');
    this.event = event;
  }
}

export interface RemovedEventDeps {
  events: Pick<EventRepository, 'findRemoved'>;
}

/** Loads an event. If there is none, throws a `RemovedEventError` if there was one. */
export async function loadOrExplain<Found>(
  { events }: RemovedEventDeps,
  slug: string,
  load: () => Promise<Found>,
): Promise<Found> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof DomainError && error.code === 'not_found';
    const removed = isMissing ? await events.findRemoved(slug.toLowerCase()) : null;
    throw removed ? new RemovedEventError(removed) : error;
  }
}
