import { type EventPhase, type EventStatus, type EventSummary } from '@marquee/domain';
import { phaseAt, runningText, wordsFor } from '@marquee/formats/display';
import { type ComponentChild } from '@marquee/pages';

/** The language of the pages. */
export const LOCALE = 'en-GB';
const WORDS = wordsFor(LOCALE);

const STATUS_TEXTS: Readonly<Record<EventStatus, string | null>> = {
  scheduled: null,
  rescheduled: WORDS.rescheduled,
  postponed: WORDS.postponed,
  cancelled: WORDS.cancelled,
  moved_online: WORDS.movedOnline,
};

const PHASE_TEXTS: Readonly<Record<EventPhase, string | null>> = {
  announced: null,
  on_sale: null,
  sold_out: WORDS.soldOut,
  running: null, // depends on the day
  over: WORDS.over,
  cancelled: null, // the status has the text
  postponed: null,
};

/** States what a reader must know first: a sample event, cancelled, sold out, over. */
export function EventBadges({ event, now }: { event: EventSummary; now: Date }): ComponentChild {
  const phase = phaseAt(event, now);
  const running = phase === 'running' ? runningText(event, { locale: LOCALE, now }) : null;
  const demo = event.demo ? WORDS.demo : null;
  const texts = [demo, STATUS_TEXTS[event.status], PHASE_TEXTS[phase], running].filter(
    (text) => text !== null,
  );
  if (texts.length === 0) return null;
  return (
    <p>
      {texts.map((text) => (
        <strong class="state" key={text}>
          {text}
        </strong>
      ))}
    </p>
  );
}
