import { AVAILABILITIES, CATEGORIES } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import { longText, text } from '@marquee/operations';
import { publicUrlOrNull } from '@marquee/runtime';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { ActionRequest, ConsoleAction } from './console-action.ts';
import type { ActionName } from './done-notice.ts';
import { explained, loadIngest, required } from './read-action.ts';

const url = () =>
  text(2_000).refine((value) => publicUrlOrNull(value) !== null, { error: 'must be a public URL' });

/** Facts that an operator can pin. An empty field releases its pin. */
const Facts = z.object({
  title: text(300).optional(),
  description: longText(20_000).optional(),
  category: z.enum(CATEGORIES, { error: 'is unknown' }).optional(),
  availability: z.enum(AVAILABILITIES, { error: 'is unknown' }).optional(),
  ticket_url: url().optional(),
  image_url: url().optional(),
});
const facts = createInputReader(Facts);

type Curation = ReturnType<Awaited<ReturnType<typeof loadIngest>>['createCuration']>;

/** An action on the event of the field `event`. */
const onEvent =
  (
    action: ActionName,
    carryOut: (
      curation: Curation,
      event: string,
      fields: ActionRequest['fields'],
    ) => Promise<unknown>,
  ): ConsoleAction =>
  async ({ database }: Dependencies, { fields, log }) => {
    const event = required(fields, 'event');
    const { createCuration } = await loadIngest();
    const within = log({ action, target: event, note: describeFields(fields) });
    await explained(carryOut(createCuration(database, { within }), event, fields));
  };

/** Returns the changed facts for the log. */
function describeFields(fields: ActionRequest['fields']): string | null {
  const pinned = Object.keys(Facts.shape).filter((name) => fields[name]);
  return pinned.length === 0 ? null : `pinned: ${pinned.join(', ')}`;
}

/** Forms that change one event, by their path below /console. */
export const EVENT_ACTIONS: Readonly<Record<string, ConsoleAction>> = {
  'events/pin': onEvent('edit event', (curation, event, fields) =>
    curation.pinFacts(event, facts.parseFields(fields)),
  ),
  'events/feature': onEvent('feature event', (curation, event) => curation.feature(event, true)),
  'events/unfeature': onEvent('unfeature event', (curation, event) =>
    curation.feature(event, false),
  ),
  'events/cancel': onEvent('cancel event', (curation, event) => curation.cancel(event)),
  'events/remove': onEvent('remove event', (curation, event) => curation.remove(event)),
  'events/restore': onEvent('restore event', (curation, event) => curation.restore(event)),
};
