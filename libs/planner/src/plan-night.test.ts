import { describe, expect, it } from '@jest/globals';
import { addDays, toInstant, toLocalTime } from '@marquee/domain';
import { endOfEvent } from '@marquee/formats/display';
import fc from 'fast-check';
import { planNight, templateNarrative, type Plan, type PlannedEvent } from './index.ts';
import { buildPrompt } from './narrative/prompt.ts';
import { eventsAndClocks } from './testing/event-shapes.ts';

const PLACEHOLDERS =
  /to be announced|not stated|online, online|\bTBA\b|undefined|NaN|Invalid|null/i;
const RUNS = { numRuns: 1_000 };

const context = (now: Date) => ({
  now,
  weather: { temperature_c: 9, conditions: 'rain', source: 'climate' as const },
  spotifyIds: new Map<string, string>(),
  wrap: (url: string) => url,
});

interface Planned {
  event: PlannedEvent;
  plan: Plan;
  now: Date;
}

const check = (property: (planned: Planned) => void) => {
  fc.assert(
    fc.property(eventsAndClocks, ({ event, now }) => {
      property({ event, now, plan: planNight(event, context(now)) });
    }),
    RUNS,
  );
};

const stepsOf = ({ event, plan }: Planned) =>
  plan.timeline.map(({ at_local, what, minutes }) => {
    const from = toInstant(at_local, event.timezone).getTime();
    return { from, to: from + minutes * 60_000, at_local, what };
  });

const localNow = ({ event, now }: Planned) => toLocalTime(now, event.timezone);
const bookings = ({ plan }: Planned) =>
  [plan.hotel, plan.dinner, plan.transport, plan.outfit].flatMap(({ options }) => options);

describe('the plan of any event', () => {
  it('has no time in the past', () => {
    check((planned) => {
      const { plan } = planned;
      const now = localNow(planned);
      for (const { at_local } of plan.timeline) expect(at_local >= now).toBe(true);
      for (const time of [plan.transport.arrive_by_local, plan.dinner.reserve_at_local])
        expect(time === null || time >= now).toBe(true);
      for (const day of [plan.hotel.check_in, plan.hotel.check_out])
        expect(day === null || day >= now.slice(0, 10)).toBe(true);
    });
  });

  it('has steps in order, without overlap, none longer than a day', () => {
    check((planned) => {
      const steps = stepsOf(planned);
      for (const [index, { from, to }] of steps.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(to - from).toBeLessThanOrEqual(86_400_000);
        expect(from).toBeGreaterThanOrEqual(steps[index - 1]?.to ?? 0);
      }
    });
  });

  it('ends the meal before the arrival, and arrives before doors and start', () => {
    check((planned) => {
      const { plan, event } = planned;
      const { arrive_by_local: arrival } = plan.transport;
      const { reserve_at_local: meal } = plan.dinner;
      if (arrival !== null) {
        expect(toInstant(arrival, event.timezone).getTime()).toBeLessThan(
          Date.parse(event.start_utc),
        );
        const doors = event.doors_local
          ? toInstant(event.doors_local, event.timezone)
          : planned.now;
        if (doors > planned.now)
          expect(toInstant(arrival, event.timezone).getTime()).toBeLessThanOrEqual(doors.getTime());
      }
      if (arrival === null || meal === null || meal > arrival) return;
      const end = toInstant(meal, event.timezone).getTime() + 75 * 60_000;
      expect(end).toBeLessThanOrEqual(toInstant(arrival, event.timezone).getTime());
    });
  });

  it('has all times on one day of the event, and meals while kitchens are open', () => {
    check(({ plan, event }) => {
      if (plan.date === null) {
        expect([
          plan.timeline,
          plan.transport.arrive_by_local,
          plan.dinner.reserve_at_local,
        ]).toEqual([[], null, null]);
        return;
      }
      const last = toLocalTime(new Date(endOfEvent(event).getTime() - 1), event.timezone).slice(
        0,
        10,
      );
      expect(plan.date >= addDays(event.start_local.slice(0, 10), -1) && plan.date <= last).toBe(
        true,
      );
      for (const { at_local } of plan.timeline) {
        expect(at_local >= `${plan.date}T00:00:00`).toBe(true);
        expect(at_local < `${addDays(plan.date, 1)}T05:00:00`).toBe(true);
      }
      const meal = plan.dinner.reserve_at_local;
      if (meal === null) return;
      expect(meal.slice(0, 10)).toBe(plan.date);
      expect(meal.slice(11) >= '11:30:00' && meal.slice(11) <= '21:30:00').toBe(true);
    });
  });

  it('invents no hour if the time is unknown', () => {
    check(({ plan, event }) => {
      if (!event.time_tbd && !event.date_tbd) return;
      expect([plan.timeline, plan.transport.arrive_by_local, plan.dinner.reserve_at_local]).toEqual(
        [[], null, null],
      );
    });
  });

  it('checks in on the day or the evening before, and out after it', () => {
    check(({ plan }) => {
      const { check_in, check_out } = plan.hotel;
      expect(check_in === null).toBe(check_out === null);
      if (check_in === null || check_out === null || plan.date === null) return;
      expect(check_in < check_out).toBe(true);
      expect(check_in >= addDays(plan.date, -1) && check_in <= addDays(plan.date, 1)).toBe(true);
      expect(check_out > plan.date && check_out <= addDays(plan.date, 8)).toBe(true);
    });
  });

  it('offers nothing to book and states why for an event that is over, cancelled or postponed', () => {
    check((planned) => {
      const { event, plan, now } = planned;
      const isOver = now >= endOfEvent(event);
      if (!isOver && event.status !== 'cancelled' && event.status !== 'postponed') return;
      expect(bookings(planned)).toEqual([]);
      expect([plan.date, plan.hotel.check_in, plan.timeline]).toEqual([null, null, []]);
      const isOff = event.status === 'cancelled' || event.status === 'postponed';
      expect(plan.notices[0]).toContain(isOff ? event.status : 'over');
    });
  });

  it('suggests only the line-up as music if nothing takes place', () => {
    check(({ event, plan }) => {
      const { summary, options } = plan.music;
      const isOff = /cancelled|over|postponed/.test(plan.notices[0] ?? '');
      expect(options.length > 0).toBe(!isOff || summary.startsWith('Listen to'));
      if (!isOff) return;
      expect(`${summary} ${templateNarrative(event, plan)}`).not.toMatch(/mood|on the way/);
    });
  });

  it('states that it is sold out or a sample while a visit is possible', () => {
    check(({ event, plan, now }) => {
      const notices = plan.notices.join(' ');
      if (event.demo) expect(notices).toContain('sample event');
      const canTakePlace =
        event.status !== 'cancelled' && event.status !== 'postponed' && now < endOfEvent(event);
      expect(notices.includes('sold out')).toBe(event.availability === 'sold_out' && canTakePlace);
    });
  });

  it('names times in their order, to readers and to the model', () => {
    let mealsAfter = 0;
    check(({ event, plan }) => {
      const meal = plan.dinner.reserve_at_local;
      const arrival = plan.transport.arrive_by_local;
      if (meal === null || arrival === null) return;
      if (meal > arrival) mealsAfter++;
      const text = templateNarrative(event, plan);
      expect(text.indexOf('Eat at') < text.indexOf('Be there by')).toBe(meal < arrival);
      const facts = buildPrompt(event, plan);
      expect(facts.indexOf('"meal_at"') < facts.indexOf('"arrive_by"')).toBe(meal < arrival);
    });
    expect(mealsAfter).toBeGreaterThan(0);
  });

  it('contains no placeholder in any text', () => {
    check(({ event, plan }) => {
      const { outfit, transport, hotel, dinner, music, timeline, notices } = plan;
      const texts = [
        ...[outfit, transport, hotel, dinner, music].flatMap(({ summary, options }) => [
          summary,
          ...options.flatMap(({ label, url, note }) => [
            label,
            decodeURIComponent(url),
            note ?? '',
          ]),
        ]),
        transport.leave_home_tip,
        ...timeline.map(({ what }) => what),
        ...notices,
        templateNarrative(event, plan),
      ];
      expect(texts.join('\n')).not.toMatch(PLACEHOLDERS);
      expect(buildPrompt(event, plan)).not.toMatch(/to be announced|not stated|"Online"/i);
    });
  });
});
