import type { NormalisedEvent } from '@marquee/domain';

/** Returns whether a listing states an hour. Many sources state midnight if they do not know it. */
export const isTimed = ({ all_day, time_tbd, date_tbd, start_local }: NormalisedEvent): boolean =>
  !all_day && !time_tbd && !date_tbd && !start_local.endsWith('T00:00:00');
