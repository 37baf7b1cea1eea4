import { addDays } from '@marquee/domain';
import type { Evening } from '../evening.ts';
import { buildOptions, toTemplateValues } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Hotel } from '../plan.ts';
import { HOTELS } from '../providers.ts';

// Longer events, such as exhibitions, are visited on one day.
const MAX_NIGHTS = 14;

/** Plans a stay from the day of the event to the morning after its end. */
export function planHotel(evening: Evening, { wrap }: Pick<PlanContext, 'wrap'>): Hotel {
  const { obstacle, place, event, firstDay } = evening;
  if (obstacle !== null || !place) {
    const summary = `${obstacle ?? 'The place is to be announced'}: there is no stay to plan.`;
    return { summary, options: [], check_in: null, check_out: null };
  }
  if (event.date_tbd) {
    const options = buildOptions(HOTELS, toTemplateValues(evening), { wrap });
    return {
      summary: 'The date is not confirmed yet: compare hotels, but do not book.',
      options,
      check_in: null,
      check_out: null,
    };
  }
  const check_out = addDays(lastNight(evening), 1);
  return {
    summary: `Stay near ${place.name} from ${firstDay} to ${check_out}.`,
    options: buildOptions(HOTELS, toTemplateValues(evening, { check_in: firstDay, check_out }), { wrap }),
    check_in: firstDay,
    check_out,
  };
}

const lastNight = ({ firstDay, lastDay }: Evening) => (lastDay < addDays(firstDay, MAX_NIGHTS) ? lastDay : firstDay);
