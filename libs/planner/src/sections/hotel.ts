import { addDays } from '@marquee/domain';
import { formatClock, formatDay, toLocal } from '../format-time.ts';
import { OBSTACLES } from '../obstacles.ts';
import { buildOptions, toTemplateValues } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Hotel } from '../plan.ts';
import { HOTELS } from '../providers.ts';
import type { Schedule } from '../schedule.ts';
import type { Visit } from '../visit.ts';
import { isWholeStay } from '../whole-stay.ts';

// Before this time on the day, only guests who arrived the evening before are on time.
const EARLY = '09:00';
const NIGHT_ENDS = '05:00';

/** Plans a stay from the day of the visit, or the evening before, to the morning after its end. */
export function planHotel(
  visit: Visit,
  schedule: Schedule,
  { wrap }: Pick<PlanContext, 'wrap'>,
): Hotel {
  const { obstacle, place, day } = visit;
  if (obstacle !== null || !place) {
    const summary = `${OBSTACLES[obstacle ?? 'place_unknown']}, so there is no stay to plan.`;
    return { summary, options: [], check_in: null, check_out: null };
  }
  if (day === null)
    return {
      summary: 'The date is not confirmed yet: compare hotels, but do not book.',
      options: buildOptions(HOTELS, toTemplateValues(visit), { wrap }),
      check_in: null,
      check_out: null,
    };
  const check_in = latest(
    arrivesEveningBefore(visit, schedule) ? addDays(day, -1) : day,
    visit.today,
  );
  const check_out = latest(
    addDays(isWholeStay(visit) ? visit.lastDay : day, 1),
    addDays(check_in, 1),
  );
  return {
    summary: `Stay ${place.near} from ${formatDay(check_in, visit)} to ${formatDay(check_out, visit)}.`,
    options: buildOptions(HOTELS, toTemplateValues(visit, { check_in, check_out }), { wrap }),
    check_in,
    check_out,
  };
}

function arrivesEveningBefore(visit: Visit, { arrival }: Schedule): boolean {
  if (isWholeStay(visit) && visit.event.category === 'conference') return true;
  const clock = arrival === null ? null : formatClock(toLocal(arrival, visit));
  return clock !== null && clock >= NIGHT_ENDS && clock < EARLY;
}

const latest = (one: string, other: string) => (one > other ? one : other);
