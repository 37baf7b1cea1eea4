import type { RawEvent } from '../raw-event.ts';
import type { SourceDefaults } from '../settings/source-defaults.ts';
import { NO_DAY } from '../tables/foreign-time.ts';
import { hasOtherDates, NO_START } from '../tables/missing-fields.ts';
import type { PlannedTable } from '../tables/table-options.ts';

/** What an inspection is unsure of. A question must be answered before the file is read. */
export interface Doubt {
  text: string;
  isQuestion: boolean;
}

interface Found {
  read: number;
  mapping: { field: string; columns: string; confidence: number }[];
  refused: { count: number; reasons: Record<string, number> };
}

interface Context {
  planned: PlannedTable | undefined;
  events: readonly RawEvent[];
  defaults: SourceDefaults | undefined;
}

const UNSURE = 0.6;
const REFUSED_SHARE = 0.5;
const NEARLY_ALL = 0.9;
const PLACE = ['city', 'address', 'lat', 'country', 'venue_name', 'timezone'] as const;

const UNDATED: ReadonlySet<string> = new Set([NO_START, NO_DAY]);

/** Most refused records have no date yet, and no other column has it. */
function isUndated({ read, refused }: Found, planned: PlannedTable | undefined): boolean {
  const undated = Object.entries(refused.reasons)
    .filter(([reason]) => UNDATED.has(reason))
    .reduce((sum, [, count]) => sum + count, 0);
  const isMost = refused.count < read && undated >= NEARLY_ALL * refused.count;
  return isMost && planned !== undefined && !hasOtherDates(planned.plan, planned.sample);
}

export function findDoubts(found: Found, { planned, events, defaults }: Context): Doubt[] {
  const { read, refused, mapping } = found;
  const reasons = Object.entries(refused.reasons).sort(([, one], [, other]) => other - one);
  const [worst] = reasons;
  const ambiguous = reasons.find(([reason]) => reason.includes('can be two days'));
  const doubts: Doubt[] = [];
  const ask = (text: string) => doubts.push({ text, isQuestion: true });
  const note = (text: string) => doubts.push({ text, isQuestion: false });
  if (read === 0) ask('No record was found. Which format is it?');
  if (ambiguous)
    ask(
      `In which order are day and month of ${String(ambiguous[1])} dates? Set --date-order dmy or mdy.`,
    );
  else if (worst && refused.count > REFUSED_SHARE * read && !isUndated(found, planned))
    ask(`${String(refused.count)} of ${String(read)} records were refused: ${worst[0]}`);
  else if (worst)
    note(`${String(refused.count)} of ${String(read)} records were refused: ${worst[0]}`);
  for (const { target, columns } of planned?.plan.rivals ?? [])
    ask(
      `Is the start ${columns.map((name) => `"${name}"`).join(' or ')}? Set --map ${target}=NAME.`,
    );
  for (const { field, columns, confidence } of mapping)
    if (confidence < UNSURE) note(`${field} is read from "${columns}", which is not certain.`);
  const isPlaced = events.some((event) => PLACE.some((field) => event[field]));
  const hasDefault = defaults?.city !== undefined || defaults?.venue !== undefined;
  if (events.length > 0 && !isPlaced && !hasDefault && defaults?.timezone === undefined)
    note('No event has a place: their zone is UTC. State --city or --timezone.');
  return doubts;
}
