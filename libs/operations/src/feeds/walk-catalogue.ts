import type { ChangeRepository, EventRepository } from '@marquee/database';
import { MirroredEvent, toMirroredEvent } from '@marquee/domain';
import { encodePosition } from '../changes/change-position.ts';
import { presentEvent, type Addresses } from '../events/present-event.ts';

const PAGE_SIZE = 500;

export interface WalkCatalogueDeps {
  changes: Pick<ChangeRepository, 'newest'>;
  events: Pick<EventRepository, 'listAfterId'>;
  addresses: Addresses;
  now: () => Date;
}

/**
 * Returns all events page by page, and the cursor from which the change feed contains everything
 * that changes meanwhile. The pages and these changes together are the catalogue, although the
 * pages are read one after the other.
 */
export async function walkCatalogue(deps: WalkCatalogueDeps) {
  const after = await deps.changes.newest(); // before the first page is read
  return { cursor: encodePosition({ after }), pages: readPages(deps) };
}

async function* readPages({
  events,
  addresses,
  now,
}: WalkCatalogueDeps): AsyncGenerator<MirroredEvent[], void, undefined> {
  for (let last: string | null = null; ;) {
    const page = await events.listAfterId(last, PAGE_SIZE);
    last = page.at(-1)?.id ?? null;
    if (last === null) return;
    const presentation = { addresses, now: now() };
    yield page.map((event) =>
      MirroredEvent.parse(toMirroredEvent(presentEvent(event, presentation))),
    );
  }
}
