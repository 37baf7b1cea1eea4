import { formatClock, type Evening } from '../evening.ts';
import { buildOptions, toTemplateValues } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Transport } from '../plan.ts';
import { RIDES_AND_MAPS } from '../providers.ts';
import { classifyVenue, type VenueKind } from '../venue-kind.ts';

const DEFAULT_LEAD_MINUTES = 45;
// Longer or shorter queues than usual.
const LEAD_MINUTES: Partial<Record<VenueKind, number>> = { stadium: 90, arena: 75, open_air: 60, cinema: 20 };

/** Returns how many minutes before the start to arrive. */
export const leadMinutes = ({ event }: Evening): number => LEAD_MINUTES[classifyVenue(event)] ?? DEFAULT_LEAD_MINUTES;

/** Plans the arrival time and the way to the venue. */
export function planTransport(evening: Evening, { wrap }: Pick<PlanContext, 'wrap'>): Transport {
  const { obstacle, isTimed, fromStart, place } = evening;
  if (obstacle !== null || !place) {
    const summary = `${obstacle ?? 'The place is to be announced'}: there is no journey to plan.`;
    return { summary, options: [], arrive_by_local: null, leave_home_tip: 'There is no need to leave home.' };
  }
  const options = buildOptions(RIDES_AND_MAPS, toTemplateValues(evening), { wrap });
  if (!isTimed) {
    const summary = `${explainMissingTime(evening)} Look up the way to ${place.name} beforehand.`;
    return { summary, options, arrive_by_local: null, leave_home_tip: 'Check again when the time is known.' };
  }
  const arrive_by_local = fromStart(-leadMinutes(evening));
  const at = formatClock(arrive_by_local);
  return {
    summary: `Be at ${place.name} by ${at}, ${String(leadMinutes(evening))} minutes before the start.`,
    options,
    arrive_by_local,
    leave_home_tip: `Look up a connection that arrives at ${at}, and leave 15 minutes earlier.`,
  };
}

/** Returns the reason why the start time is unknown. */
export function explainMissingTime({ event }: Evening): string {
  if (event.date_tbd) return 'The date is not confirmed yet.';
  return event.time_tbd ? 'The time is to be announced.' : 'It runs all day.';
}
