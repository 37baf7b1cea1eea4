import type { Change, StoredEvent } from '@marquee/database';
import { CHANGE_KINDS, formatInstant, MirroredEvent, toMirroredEvent } from '@marquee/domain';
import { z } from 'zod';
import { presentEvent, type Presentation } from '../events/present-event.ts';

export const EventChange = z
  .object({
    kind: z.enum(CHANGE_KINDS),
    event_id: z.string().meta({ examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'] }),
    changed_at: z.string().meta({ format: 'date-time', examples: ['2026-11-20T06:00:00Z'] }),
    event: MirroredEvent.nullable().meta({
      description: 'The current record. Null if the event no longer exists.',
    }),
    into: z
      .string()
      .optional()
      .meta({ description: 'Only for `merged`: id of the event into which it was merged.' }),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Only for `removed`: why the event was removed.' }),
  })
  .meta({ id: 'EventChange' });
export type EventChange = z.infer<typeof EventChange>;

/** A change of the log, or an event of the catalogue as `created`. */
export type ReadChange = Omit<Change, 'number' | 'has_former'>;

/** Converts a change for callers. `events` contains the current records. */
export function presentChange(
  { event_id, kind, changed_at, into, reason }: ReadChange,
  events: ReadonlyMap<string, StoredEvent>,
  presentation: Presentation,
): EventChange {
  const record = events.get(event_id);
  const event = record ? toMirroredEvent(presentEvent(record, presentation)) : null;
  const outcome = { ...(into !== null && { into }), ...(reason !== null && { reason }) };
  return { kind, event_id, changed_at: formatInstant(changed_at), event, ...outcome };
}
