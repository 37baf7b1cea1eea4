import { formatSpan, placeName } from '@marquee/formats/display';
import { formatClock } from '../format-time.ts';
import { isOnlineOnly } from '../place.ts';
import type { Plan } from '../plan.ts';
import type { PlannedEvent } from '../planned-event.ts';
import { timesOfDay } from './times-of-day.ts';

/**
 * Returns a summary of the plan in a few sentences, without a model. Unknown facts are left out.
 */
export function templateNarrative(event: PlannedEvent, plan: Plan): string {
  const { notices, outfit, hotel, music } = plan;
  const sentences = [
    `Your plan for “${withoutAddresses(event.title)}”${describeWhere(event)}${describeDay(event, plan)}.`,
    ...notices,
    ...timesOfDay(plan).map(({ kind, at_local }) => `${WORDS[kind]} ${formatClock(at_local)}.`),
    outfit.items.length > 0 && outfit.summary,
    music.options.length > 0 && music.summary,
    hotel.check_in && hotel.summary,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}

const WORDS = { meal_at: 'Eat at', arrive_by: 'Be there by' } as const;

function describeWhere(event: PlannedEvent): string {
  const name = isOnlineOnly(event) ? null : placeName(event);
  return name === null ? '' : ` (${name})`;
}

function describeDay(event: PlannedEvent, { date }: Plan): string {
  if (date === null) return '';
  const times = {
    ...event,
    start_local: `${date}T00:00:00`,
    end_utc: null,
    all_day: true,
    time_tbd: false,
  };
  const { date: day } = formatSpan(times, {
    locale: 'en-GB',
    now: new Date(event.start_utc),
    style: 'long',
  });
  return ` on ${day}`;
}

// Titles come from third parties, and many programs turn text that looks like a URL into a link.
const withoutAddresses = (title: string) => title.replace(/\S*(?::\/\/|www\.)\S*/gi, '…');
