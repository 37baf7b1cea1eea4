import { explainMissingTime } from '../explain-missing-time.ts';
import { formatClock, formatDay, toLocal } from '../format-time.ts';
import { OBSTACLES } from '../obstacles.ts';
import { buildOptions, toTemplateValues } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Transport } from '../plan.ts';
import { RIDES_AND_MAPS } from '../providers.ts';
import type { Schedule } from '../schedule.ts';
import type { Visit } from '../visit.ts';

/** Plans the arrival time and the way to the venue. */
export function planTransport(
  visit: Visit,
  schedule: Schedule,
  { wrap }: Pick<PlanContext, 'wrap'>,
): Transport {
  const { obstacle, place } = visit;
  if (obstacle !== null || !place)
    return {
      summary: `${OBSTACLES[obstacle ?? 'place_unknown']}, so there is no journey to plan.`,
      options: [],
      arrive_by_local: null,
      leave_home_tip: 'There is no need to leave home.',
    };
  const options = buildOptions(RIDES_AND_MAPS, toTemplateValues(visit), { wrap });
  if (schedule.arrival === null)
    return { options, arrive_by_local: null, ...withoutArrival(visit, place.at) };
  const arrive_by_local = toLocal(schedule.arrival, visit);
  return { options, arrive_by_local, ...describeArrival(visit, schedule, arrive_by_local) };
}

type Words = Pick<Transport, 'summary' | 'leave_home_tip'>;

function withoutArrival(visit: Visit, at: string): Words {
  const { hours, event, day } = visit;
  if (hours !== null)
    return {
      summary: `It has begun. Go straight ${at === 'there' ? 'there' : `to it ${at}`}.`,
      leave_home_tip: 'Leave now.',
    };
  if (event.time_tbd || event.date_tbd)
    return {
      summary: `${explainMissingTime(visit)} Look up the way beforehand.`,
      leave_home_tip: 'Check again when the time is known.',
    };
  const on = day === null ? '' : ` on ${formatDay(day, visit)}`;
  return {
    summary: `${explainMissingTime(visit)} Look up the opening hours and the way${on}.`,
    leave_home_tip: 'Look up the opening hours before you leave.',
  };
}

function describeArrival(visit: Visit, { arrival, doors }: Schedule, arriveBy: string): Words {
  const { place, hours } = visit;
  const at = formatClock(arriveBy);
  const lead = Math.round(((hours?.start ?? 0) - (arrival ?? 0)) / 60_000);
  const opening = doors === null ? '' : ` Doors open at ${formatClock(toLocal(doors, visit))}.`;
  const be = `Be ${place?.at ?? 'there'} by ${at}, ${String(lead)} ${lead === 1 ? 'minute' : 'minutes'} before the start.`;
  return {
    summary: `${be}${opening}`,
    leave_home_tip: `Look up a connection that arrives at ${at}, and leave 15 minutes earlier.`,
  };
}
