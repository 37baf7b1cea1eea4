import type { NormalisedEvent } from '@marquee/domain';
import { isTimed } from './is-timed.ts';

/**
 * Returns what a source changed in its listing: names of fields, and `day` or `hour` if it moved
 * the event. A date or an hour that becomes known moves nothing.
 */
export function listChangedFields(before: NormalisedEvent, after: NormalisedEvent): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<
    keyof NormalisedEvent
  >;
  const fields = [...names].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const move = findMove(before, after);
  return move ? [...fields, move] : fields;
}

/** Returns how far an event was moved; null if it was not. */
export function findMove(before: NormalisedEvent, after: NormalisedEvent): 'day' | 'hour' | null {
  if (before.date_tbd || before.start_local === after.start_local) return null;
  if (dayOf(before) !== dayOf(after)) return 'day';
  return isTimed(before) && isTimed(after) ? 'hour' : null;
}

export const dayOf = ({ start_local }: Pick<NormalisedEvent, 'start_local'>): string =>
  start_local.slice(0, 10);
