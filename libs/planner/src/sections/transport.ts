import { clock, type Evening } from '../evening.ts';
import { optionsFrom, valuesOf } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Transport } from '../plan.ts';
import { RIDES_AND_MAPS } from '../providers.ts';
import { venueKindOf, type VenueKind } from '../venue-kind.ts';

const USUAL_LEAD_MINUTES = 45;
// Long queues before the gates, or none at all.
const LEAD_MINUTES: Partial<Record<VenueKind, number>> = { stadium: 90, arena: 75, open_air: 60, cinema: 20 };

/** Minutes before the start at which to be there. */
export const leadMinutes = ({ event }: Evening): number => LEAD_MINUTES[venueKindOf(event)] ?? USUAL_LEAD_MINUTES;

/** When to be there, and how to get there. */
export function planTransport(evening: Evening, { wrap }: Pick<PlanContext, 'wrap'>): Transport {
  const { obstacle, isTimed, fromStart, place } = evening;
  if (obstacle !== null || !place) {
    const summary = `${obstacle ?? 'The place is to be announced'}: there is no journey to plan.`;
    return { summary, options: [], arrive_by_local: null, leave_home_tip: 'There is no need to leave home.' };
  }
  const options = optionsFrom(RIDES_AND_MAPS, valuesOf(evening), { wrap });
  if (!isTimed) {
    const summary = `${untimed(evening)} Find your way to ${place.name} beforehand.`;
    return { summary, options, arrive_by_local: null, leave_home_tip: 'Look again once the hour is known.' };
  }
  const arrive_by_local = fromStart(-leadMinutes(evening));
  const at = clock(arrive_by_local);
  return {
    summary: `Be at ${place.name} by ${at}, ${String(leadMinutes(evening))} minutes before the start.`,
    options,
    arrive_by_local,
    leave_home_tip: `Ask a map for the way that arrives at ${at}, and leave a quarter of an hour before it says.`,
  };
}

/** Why no hour is told. */
export function untimed({ event }: Evening): string {
  if (event.date_tbd) return 'The date is not certain yet.';
  return event.time_tbd ? 'The hour is to be announced.' : 'It is on all day.';
}
