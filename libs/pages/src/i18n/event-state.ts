import type { EventPhase, EventStatus, EventSummary } from '@marquee/domain';
import { phaseAt } from '@marquee/formats/display';
import { formatInstantIn } from './dates.ts';
import type { MessageName, Translator } from './translator.ts';

type StateKind = 'cancelled' | 'postponed' | 'moved' | 'online' | 'sold-out' | 'over';

/** What a reader must know before anything else about an event. */
export interface EventState {
  kind: StateKind;
  text: string;
}

type Stated = Parameters<typeof phaseAt>[0] &
  Pick<EventSummary, 'status' | 'availability' | 'timezone'> & {
    previous_start_utc?: string | null;
  };
interface Reader {
  translator: Translator;
  tz: string | null;
  now: Date;
}

/** Returns the state of an event as a sentence; null for an event that is on as planned. */
export function describeState(event: Stated, reader: Reader): EventState | null {
  const kind = findKind(event, phaseAt(event, reader.now));
  if (kind === null) return null;
  const { t } = reader.translator;
  const former = event.previous_start_utc ?? null;
  if (kind !== 'moved' || former === null) return { kind, text: t(TEXTS[kind]) };
  const date = formatInstantIn(new Date(former), reader.tz ?? event.timezone, reader.translator);
  return { kind, text: t('stateNewDate', { date }) };
}

const TEXTS: Readonly<Record<StateKind, MessageName>> = {
  cancelled: 'stateCancelled',
  postponed: 'statePostponed',
  moved: 'stateMoved',
  online: 'stateOnline',
  'sold-out': 'stateSoldOut',
  over: 'stateOver',
};

const STATUS_KINDS: Partial<Record<EventStatus, StateKind>> = {
  rescheduled: 'moved',
  moved_online: 'online',
};

/** The state that decides whether one goes comes first. */
function findKind({ status, availability }: Stated, phase: EventPhase): StateKind | null {
  if (status === 'cancelled') return 'cancelled';
  if (phase === 'over') return 'over';
  if (status === 'postponed') return 'postponed';
  if (availability === 'sold_out') return 'sold-out';
  return STATUS_KINDS[status] ?? null;
}
