import { z } from 'zod';
import { PLAN_EXAMPLE } from './plan-example.ts';

const Local = z
  .string()
  .meta({ description: 'Local time of the venue.', examples: ['2026-12-04T18:00:00'] });
const Day = z.string().meta({ description: 'A date at the venue.', examples: ['2026-12-04'] });

/** A link to something to do or to book. */
export const PlanOption = z
  .object({ label: z.string(), provider: z.string(), url: z.string(), note: z.string().nullable() })
  .meta({ id: 'PlanOption' });
export type PlanOption = z.infer<typeof PlanOption>;

const SECTION = {
  summary: z.string().meta({ description: 'One sentence.' }),
  options: z.array(PlanOption),
};

export const Weather = z
  .object({
    temperature_c: z
      .number()
      .nullable()
      .meta({ description: 'Degrees Celsius at the time of the visit.' }),
    conditions: z.string(),
    source: z.enum(['forecast', 'climate', 'none']).meta({
      description:
        '`forecast`: from a weather provider. `climate`: typical for the latitude and month. `none`: the place is unknown, or there is no visit.',
    }),
  })
  .meta({ id: 'PlanWeather' });
export type Weather = z.infer<typeof Weather>;

export const Outfit = z
  .object({ ...SECTION, weather: Weather, items: z.array(z.string()) })
  .meta({ id: 'PlanOutfit', examples: [PLAN_EXAMPLE.outfit] });
export type Outfit = z.infer<typeof Outfit>;

export const Transport = z
  .object({ ...SECTION, arrive_by_local: Local.nullable(), leave_home_tip: z.string() })
  .meta({ id: 'PlanTransport', examples: [PLAN_EXAMPLE.transport] });
export type Transport = z.infer<typeof Transport>;

export const Hotel = z
  .object({ ...SECTION, check_in: Day.nullable(), check_out: Day.nullable() })
  .meta({ id: 'PlanHotel', examples: [PLAN_EXAMPLE.hotel] });
export type Hotel = z.infer<typeof Hotel>;

export const Dinner = z
  .object({ ...SECTION, reserve_at_local: Local.nullable() })
  .meta({ id: 'PlanDinner', examples: [PLAN_EXAMPLE.dinner] });
export type Dinner = z.infer<typeof Dinner>;

export const Music = z
  .object({
    ...SECTION,
    artists: z.array(
      z.object({ name: z.string(), slug: z.string(), spotify_id: z.string().nullable() }),
    ),
  })
  .meta({ id: 'PlanMusic', examples: [PLAN_EXAMPLE.music] });
export type Music = z.infer<typeof Music>;

export const PlanStep = z
  .object({
    kind: z.enum(['meal', 'arrival', 'event']),
    at_local: Local,
    what: z.string(),
    minutes: z.int(),
  })
  .meta({
    id: 'PlanStep',
    examples: [{ kind: 'meal', at_local: '2026-12-04T18:00:00', what: 'Dinner', minutes: 75 }],
  });
export type PlanStep = z.infer<typeof PlanStep>;

const NOTICE_CODES = [
  ...([
    'cancelled',
    'over',
    'postponed',
    'moved_online',
    'online',
    'place_unknown',
    'sample',
  ] as const),
  ...(['sold_out', 'sales_ended', 'not_on_sale', 'rescheduled', 'runs_days', 'has_begun'] as const),
  ...(['date_unconfirmed', 'time_unknown', 'hours_unknown', 'all_day'] as const),
] as const;

export const PlanNotice = z
  .object({
    code: z.enum(NOTICE_CODES),
    from: Day.nullable(),
    to: Day.nullable(),
    date: Day.nullable(),
  })
  .meta({
    id: 'PlanNotice',
    description:
      'What a sentence of `notices` states. `from`, `to` (the days of the event) and `date` are set for `runs_days`.',
    examples: [{ code: 'runs_days', from: '2026-12-04', to: '2026-12-07', date: '2026-12-05' }],
  });
export type PlanNotice = z.infer<typeof PlanNotice>;

export const Plan = z.object({
  date: Day.nullable().meta({
    description:
      'The planned day at the venue: the first day, or the next sensible one of an event that runs. Never past. Null if the event is over, cancelled or postponed, or its date is unknown.',
  }),
  outfit: Outfit,
  transport: Transport,
  hotel: Hotel,
  dinner: Dinner,
  music: Music,
  timeline: z.array(PlanStep).meta({
    description:
      'Steps of the day in order, without overlap and none in the past. Empty if the hours of the day are unknown.',
  }),
  notices: z.array(z.string()).meta({
    description:
      'Sentences to read before booking: the event is cancelled, postponed, over, online, sold out or a sample, runs for days, or its time is unknown.',
    examples: [[]],
  }),
  notice_codes: z.array(PlanNotice).meta({
    description: 'The notices in the same order, for texts in other languages.',
    examples: [[]],
  }),
});
export type Plan = z.infer<typeof Plan>;
