import { publicUrlOrNull } from '@marquee/runtime';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { defineAction } from './operator-action.ts';
import { describePins } from './pinned-facts.ts';

const decimal = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/, { error: 'must be a decimal number' })
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, {
      error: `must be from -${String(max)} to ${String(max)}`,
    });

/** Pins facts of a venue. An absent one releases its pin. */
export const pinVenue = defineAction({
  name: 'edit venue',
  input: z
    .object({
      venue: text(300),
      name: text(200).optional(),
      address: text(300).optional(),
      lat: decimal(90).optional(),
      lng: decimal(180).optional(),
      url: text(2_000)
        .refine((value) => publicUrlOrNull(value) !== null, { error: 'must be a public URL' })
        .optional(),
      capacity: z
        .string()
        .regex(/^[1-9]\d{0,6}$/, { error: 'must be a whole number from 1 to 9999999' })
        .transform(Number)
        .optional(),
    })
    .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      error: 'needs both lat and lng',
      path: ['lat'],
    }),
  describe: ({ venue, ...facts }) => ({ target: venue, note: describePins(facts) }),
  run: ({ curation }, { venue, ...facts }) => curation.pinVenue(venue, facts),
});
