import type { EventSummary } from '@marquee/domain';
import { h, type ComponentChild } from '@marquee/ui';
import type { MessageName } from '../i18n/translator.ts';
import type { PageContext } from '../page-context.ts';

const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3_600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
] as const satisfies { unit: MessageName; seconds: number }[];

const ASSUMED_LENGTH_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

interface Props {
  event: Pick<EventSummary, 'start_utc' | 'end_utc' | 'all_day' | 'time_tbd'>;
  context: PageContext;
}

/** The time until the event starts; the script updates it. `aria-live` is off, so that screen readers do not read every second. */
export function Countdown({ event, context }: Props): ComponentChild {
  const { t } = context.translator;
  const start = Date.parse(event.start_utc);
  const end = getEnd(event);
  const now = context.now.getTime();
  const ended = now >= end ? t('over') : t('happening');
  return h(
    'div',
    {
      class: 'countdown',
      role: 'timer',
      'aria-live': 'off',
      'aria-label': t('startsIn'),
      'data-start': start,
      'data-end': end,
      'data-happening': t('happening'),
      'data-over': t('over'),
    },
    now < start
      ? UNITS.map((unit) => h(Part, { ...unit, left: (start - now) / 1000, context, key: unit.unit }))
      : h('p', { class: 'now' }, ended),
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
  return h(
    'span',
    { class: unit === 'seconds' ? 'part idle' : 'part' },
    h('b', { 'data-seconds': seconds }, String(count)),
    h('span', null, context.translator.t(unit)),
  );
}

function getEnd({ start_utc, end_utc, all_day, time_tbd }: Props['event']): number {
  if (end_utc !== null) return Date.parse(end_utc);
  return Date.parse(start_utc) + (all_day || time_tbd ? DAY_MS : ASSUMED_LENGTH_MS);
}
