import { addDays } from '@marquee/domain';
import type { Evening } from '../evening.ts';
import { optionsFrom, valuesOf } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Hotel } from '../plan.ts';
import { HOTELS } from '../providers.ts';

// Who books for longer than this does not go to an event but moves there: an exhibition is visited once.
const MAX_NIGHTS = 14;

/** Where to sleep: from the day of the event to the morning after the last of it. */
export function planHotel(evening: Evening, { wrap }: Pick<PlanContext, 'wrap'>): Hotel {
  const { obstacle, place, event, firstDay } = evening;
  if (obstacle !== null || !place) {
    const summary = `${obstacle ?? 'The place is to be announced'}: there is no stay to plan.`;
    return { summary, options: [], check_in: null, check_out: null };
  }
  if (event.date_tbd) {
    const options = optionsFrom(HOTELS, valuesOf(evening), { wrap });
    return { summary: 'The date is not certain yet: look, but do not book.', options, check_in: null, check_out: null };
  }
  const check_out = addDays(lastNightOf(evening), 1);
  return {
    summary: `Stay near ${place.name} from ${firstDay} to ${check_out}.`,
    options: optionsFrom(HOTELS, valuesOf(evening, { check_in: firstDay, check_out }), { wrap }),
    check_in: firstDay,
    check_out,
  };
}

const lastNightOf = ({ firstDay, lastDay }: Evening) => (lastDay < addDays(firstDay, MAX_NIGHTS) ? lastDay : firstDay);
