import { createInputReader } from '@marquee/http';
import { text } from '@marquee/operations';
import { publicUrlOrNull } from '@marquee/runtime';
import { z } from 'zod';
import type { ConsoleAction } from './console-action.ts';
import { explained, loadIngest, required } from './read-action.ts';

const decimal = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/, { error: 'must be a decimal number' })
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, {
      error: `must be from -${String(max)} to ${String(max)}`,
    });

/** Facts of a venue that an operator can pin. An empty field releases its pin. */
const Facts = z
  .object({
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
  });
const facts = createInputReader(Facts);

/** Forms that change one venue, by their path below /console. */
export const VENUE_ACTIONS: Readonly<Record<string, ConsoleAction>> = {
  'venues/pin': async ({ database }, { fields, log }) => {
    const venue = required(fields, 'venue');
    const pinned = facts.parseFields(fields);
    const { createCuration } = await loadIngest();
    const names = Object.entries(pinned).flatMap(([name, value]) =>
      value === undefined ? [] : name,
    );
    const note = names.length === 0 ? null : `pinned: ${names.join(', ')}`;
    const within = log({ action: 'edit venue', target: venue, note });
    await explained(createCuration(database, { within }).pinVenue(venue, pinned));
  },
};
