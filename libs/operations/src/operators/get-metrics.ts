import type { MetricsRepository } from '@marquee/database';
import { CATEGORIES, defineOperation, formatInstant } from '@marquee/domain';
import { z } from 'zod';

const count = (example: number) => z.int().meta({ examples: [example] });
const counts = (description: string, example: Record<string, number>) =>
  z.record(z.string(), z.int()).meta({ description, examples: [example] });
const instant = (example: string) => z.string().meta({ format: 'date-time', examples: [example] });

const Metrics = {
  generated_at: instant('2026-11-21T11:00:00Z'),
  events: z
    .object({
      estimated: z.boolean().meta({
        description:
          'True in a catalogue of more than 250,000 events: the other numbers are estimated from a sample of 50,000, so that they cost the same at every size.',
        examples: [false],
      }),
      total: count(61_204),
      upcoming: count(24_310),
      by_category: counts('All events by category.', { sports: 30_112, music: 14_020 }),
      by_country: counts('All events by ISO 3166-1 alpha-2 code.', { GB: 12_001, DE: 9_204 }),
      cities: count(1_204),
      added_24h: count(310),
      added_7d: count(2_011),
    })
    .meta({ id: 'EventMetrics' }),
  news: z
    .object({
      articles: count(412),
      languages: count(9),
      latest_published_at: instant('2026-11-20T06:00:00Z').nullable(),
    })
    .meta({ id: 'NewsMetrics' }),
  articles: count(412).meta({ description: 'The same as `news.articles`.', examples: [412] }),
  users: z
    .object({
      api_keys: count(51),
      by_tier: counts('Keys by tier of their account.', { free: 48, developer: 3 }),
      subscribers: count(1_310).meta({
        description: 'Confirmed e-mail addresses.',
        examples: [1_310],
      }),
    })
    .meta({ id: 'UserMetrics' }),
  demand: z
    .object({
      total: count(90_412).meta({
        description: 'Counted demands for artists and events.',
        examples: [90_412],
      }),
      artists: count(3_120),
      cities: count(871),
    })
    .meta({ id: 'DemandMetrics' }),
  affiliate: z
    .object({
      clicks: count(8_120).meta({
        description: 'Clicks, without repeated clicks.',
        examples: [8_120],
      }),
      repeated_clicks: count(311).meta({
        description:
          'Clicks by the same address on the same event within an hour after a counted click.',
        examples: [311],
      }),
      clicks_24h: count(204).meta({
        description: 'Clicks of the last 24 full hours.',
        examples: [204],
      }),
      by_partner: counts('Clicks by partner, for up to 100 partners, most clicks first.', {
        ticketmaster: 5_000,
        eventbrite: 3_120,
      }),
    })
    .meta({ id: 'AffiliateMetrics' }),
};

export interface GetMetricsDeps {
  metrics: MetricsRepository;
}

export const getMetrics = defineOperation({
  name: 'get_metrics',
  summary: 'Metrics of the platform',
  description: 'Numbers of events, articles, keys, demands and clicks, at most one minute old.',
  input: z.object({}),
  output: z.object(Metrics),
  async run({ metrics }: GetMetricsDeps) {
    const { taken_at, figures } = await metrics.read();
    const { events, news, users, demand, affiliate } = figures;
    const latest = news.latest_published_at;
    return {
      generated_at: taken_at,
      events: { estimated: false, ...events, by_category: { ...NONE, ...events.by_category } },
      news: {
        ...news,
        latest_published_at: latest === null ? null : formatInstant(new Date(latest * 1_000)),
      },
      articles: news.articles,
      users,
      demand,
      // metrics stored by an earlier version lack the fields
      affiliate: { repeated_clicks: 0, ...affiliate },
    };
  },
});

const NONE = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
