import { lookUp } from '@marquee/domain';
/** Returns whether spectators come to the session: qualifying and races, not practice or tests. */
export const isPublicSession = (session: string): boolean =>
  /^(qualifying|sprint|race|gp|feature|semifinal)/i.test(session);

/** Returns "Formula 1 Monaco Grand Prix: Qualifying". The race itself has the name of the round. */
export function sessionTitle(round: string | null, session: string): string | null {
  const label = sessionLabel(session);
  return round && label ? `${round}: ${label}` : round;
}

function sessionLabel(session: string): string | null {
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
