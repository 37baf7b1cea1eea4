import { addDays } from '@marquee/domain';
import type { Visit } from './visit.ts';

// Longer events, such as exhibitions and seasons, are visited on one day.
const MAX_DAYS = 7;

/**
 * Whether a visit lasts from the planned day to the end of the event, as at a conference or a
 * festival.
 */
export const isWholeStay = ({ isOfDays, firstDay, lastDay }: Visit): boolean =>
  isOfDays && lastDay < addDays(firstDay, MAX_DAYS);
