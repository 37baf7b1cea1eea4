import { findListings, saveMatchReason, saveOverride } from '@marquee/database/catalogue';
import { rewriteEvents } from '../rewrite-events.ts';
import { impossible } from './impossible.ts';
import { requireEvent } from './require-event.ts';
import type { CurationRun } from './run-exclusively.ts';

/** Merges the event `from` into the event `into`. */
export async function mergeTwoEvents(run: CurationRun, into: string, from: string) {
  const { query } = run;
  const [intoId, fromId] = [await requireEvent(run, into), await requireEvent(run, from)];
  if (intoId === fromId) throw impossible('Both names refer to the same event already.');
  const [listings, others] = [
    await findListings(query, [intoId]),
    await findListings(query, [fromId]),
  ];
  await saveOverride(query, [listings, others], true);
  const moved = others.map((listing) => ({ ...listing, event_id: intoId }));
  const affected = {
    event_id: intoId,
    isNew: false,
    hasMerged: true,
    before: listings,
    after: [...listings, ...moved],
  };
  await rewriteEvents(run, [affected], [{ from: fromId, into: intoId }]);
  await saveMatchReason(query, moved, 'joined by hand');
  return { id: intoId, merged: fromId };
}
