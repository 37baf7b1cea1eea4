import { type EventSummary } from '@marquee/domain';
import { endOfEvent, runningText } from '@marquee/formats/display';
import { type ComponentChild } from '@marquee/pages';
import type { MessageName } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';

const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3_600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
] as const satisfies { unit: MessageName; seconds: number }[];

interface Props {
  event: EventSummary;
  context: PageContext;
}

/**
 * The time until the event starts; the script updates it. Without a known time, only the last day
 * of a running event. `aria-live` is off, so that screen readers do not read every second.
 */
export function Countdown({ event, context }: Props): ComponentChild {
  const { t, words, locale } = context.translator;
  const start = Date.parse(event.start_utc);
  const now = context.now.getTime();
  const end = endOfEvent(event).getTime();
  const running = runningText(event, { locale, now: context.now, zone: context.tz });
  const isTimed = !event.all_day && !event.time_tbd && !event.date_tbd;
  if (now >= end || (now >= start && running === null) || (now < start && !isTimed)) return null;
  if (!isTimed) return <p class="now">{running}</p>;
  return (
    <div
      class="countdown"
      role="timer"
      aria-live="off"
      aria-label={t('startsIn')}
      data-start={start}
      data-end={end}
      data-happening={running}
      data-over={words.over}
    >
      {now < start ? (
        UNITS.map((unit) => (
          <Part {...unit} left={(start - now) / 1000} context={context} key={unit.unit} />
        ))
      ) : (
        <p class="now">{running}</p>
      )}
    </div>
  );
}

function Part({
  unit,
  seconds,
  left,
  context,
}: {
  unit: MessageName;
  seconds: number;
  left: number;
  context: PageContext;
}): ComponentChild {
  const larger = UNITS.findLast((each) => each.seconds > seconds)?.seconds ?? Infinity;
  const count = Math.floor((left % larger) / seconds);
  // Seconds stay hidden without script, because they would not change.
  return (
    <span class={unit === 'seconds' ? 'part idle' : 'part'}>
      <b data-seconds={seconds}>{String(count)}</b>
      <span>{context.translator.t(unit)}</span>
    </span>
  );
}
