import { lookUp } from '@marquee/domain';
/** Practice, tests and the like are left out: people go to see qualifying and races. */
export const isPublicSession = (session: string): boolean =>
  /^(qualifying|sprint|race|gp|feature|semifinal)/i.test(session);

/** "Formula 1 Monaco Grand Prix: Qualifying"; the race itself bears the name of the round. */
export function sessionTitle(round: string | null, session: string): string | null {
  const label = labelOf(session);
  return round && label ? `${round}: ${label}` : round;
}

function labelOf(session: string): string | null {
  if (session === 'gp' || session === 'race') return null;
  const [, word = session, number = ''] = /^(\D+)(\d*)$/.exec(session) ?? [];
  return [lookUp(LABELS, word) ?? word, number].join(' ').trim();
}

const LABELS: Partial<Record<string, string>> = {
  qualifying: 'Qualifying',
  sprint: 'Sprint',
  sprintQualifying: 'Sprint qualifying',
  race: 'Race',
  feature: 'Feature race',
  semifinal: 'Semi-final',
};
