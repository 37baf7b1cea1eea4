import { AVAILABILITIES, CATEGORIES } from '@marquee/domain';
import { publicUrlOrNull } from '@marquee/runtime';
import { z } from 'zod';
import { longText } from '../corrections/long-text.ts';
import { text } from '../parameters.ts';
import type { ActionName } from './action-names.ts';
import { defineAction, type ActionDeps } from './operator-action.ts';
import { describePins } from './pinned-facts.ts';

const reference = () => text(300);
const url = () =>
  text(2_000).refine((value) => publicUrlOrNull(value) !== null, { error: 'must be a public URL' });

/** Facts that an operator can pin. An absent one releases its pin. */
const FACTS = {
  title: text(300).optional(),
  description: longText(20_000).optional(),
  category: z.enum(CATEGORIES, { error: 'is unknown' }).optional(),
  availability: z.enum(AVAILABILITIES, { error: 'is unknown' }).optional(),
  ticket_url: url().optional(),
  image_url: url().optional(),
};

export const pinEvent = defineAction({
  name: 'edit event',
  input: z.object({ event: reference(), ...FACTS }),
  describe: ({ event, ...facts }) => ({ target: event, note: describePins(facts) }),
  run: ({ curation }, { event, ...facts }) => curation.pinFacts(event, facts),
});

export const splitEvent = defineAction({
  name: 'split event',
  input: z.object({ event: reference(), source: text(), id: text(500) }),
  describe: ({ event, source, id }) => ({ target: event, note: `${source} ${id}` }),
  run: ({ curation }, { event, ...listing }) => curation.split(event, listing),
});

/** Decides which listing states the right day and status. Without one, the sources decide. */
export const decideEvent = defineAction({
  name: 'decide event',
  input: z
    .object({ event: reference(), source: text().optional(), id: text(500).optional() })
    .refine(({ source, id }) => (source === undefined) === (id === undefined), {
      error: 'source and id must be stated together',
      path: ['id'],
    }),
  describe: ({ event, source, id }) => ({
    target: event,
    note: source === undefined ? null : `${source} ${id ?? ''}`,
  }),
  run: ({ curation }, { event, source, id }) =>
    curation.decideNight(event, source === undefined || id === undefined ? null : { source, id }),
});

const onEvent = <Output extends object>(
  name: ActionName,
  run: (curation: ActionDeps['curation'], event: string) => Promise<Output>,
) =>
  defineAction({
    name,
    input: z.object({ event: reference() }),
    describe: ({ event }) => ({ target: event }),
    run: ({ curation }, { event }) => run(curation, event),
  });

export const featureEvent = onEvent('feature event', ({ feature }, event) => feature(event, true));
export const unfeatureEvent = onEvent('unfeature event', ({ feature }, event) =>
  feature(event, false),
);
/** Pins the status `cancelled`, so that sources cannot change it. */
export const cancelEvent = onEvent('cancel event', ({ cancel }, event) => cancel(event));
/** Withdraws an event, also from later runs. */
export const removeEvent = onEvent('remove event', ({ remove }, event) => remove(event));
export const restoreEvent = onEvent('restore event', ({ restore }, event) => restore(event));
