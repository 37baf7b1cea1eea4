import type { Plan } from '../plan.ts';

interface TimeOfDay {
  kind: 'arrive_by' | 'meal_at';
  at_local: string;
}

/**
 * Returns the known times of a plan, earliest first: a meal can precede the arrival or follow the
 * event.
 */
export function timesOfDay({ dinner, transport }: Pick<Plan, 'dinner' | 'transport'>): TimeOfDay[] {
  const times = [
    { kind: 'meal_at' as const, at_local: dinner.reserve_at_local },
    { kind: 'arrive_by' as const, at_local: transport.arrive_by_local },
  ];
  return times
    .flatMap(({ kind, at_local }) => (at_local === null ? [] : { kind, at_local }))
    .sort((one, other) => (one.at_local < other.at_local ? -1 : 1));
}
