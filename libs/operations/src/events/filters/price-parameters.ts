import { z } from 'zod';

const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;

const price = () =>
  z
    .number({ error: 'must be a number, 0 or more' })
    .min(0, { error: 'must be a number, 0 or more' })
    .max(1e9, { error: 'must be at most 1000000000' });

/** Filters of events by price and by the part of the day. */
export const priceFilters = {
  price_min: price()
    .optional()
    .meta({
      description:
        'Minimum price of the most expensive ticket, in the currency of the event. Free events do not match.',
      examples: [20],
    }),
  part_of_day: z
    .enum(DAY_PARTS, { error: `must be one of ${DAY_PARTS.join(', ')}` })
    .optional()
    .meta({
      description:
        'Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match.',
      examples: ['evening'],
    }),
  price_max: price()
    .optional()
    .meta({
      description:
        'Maximum price of the cheapest ticket, in the currency of the event. Free events match.',
      examples: [30],
    }),
};
