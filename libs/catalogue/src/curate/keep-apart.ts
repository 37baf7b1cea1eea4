import { findListings, saveOverride } from '@marquee/database/catalogue';
import { impossible } from './impossible.ts';
import { requireEvent } from './require-event.ts';
import type { CurationRun } from './run-exclusively.ts';

/** Decides that two events are not the same, so that later runs do not merge them. */
export async function keepApart(run: CurationRun, event: string, other: string) {
  const [id, otherId] = [await requireEvent(run, event), await requireEvent(run, other)];
  if (id === otherId) throw impossible('Both names refer to the same event already.');
  const [listings, others] = [
    await findListings(run.query, [id]),
    await findListings(run.query, [otherId]),
  ];
  await saveOverride(run.query, [listings, others], false);
  return { id, apart_from: otherId };
}
