import type { StoredFeedEvent } from '@marquee/database';
import { defineOperation, EventSummary, notFound } from '@marquee/domain';
import { z } from 'zod';
import { eventName } from './event-parameters.ts';
import { presentSummary, type Addresses } from './present-event.ts';

export interface EventCardDeps {
  /** A few seconds old is good enough. */
  findCardEvent: (idOrSlug: string) => Promise<StoredFeedEvent | null>;
  addresses: Addresses;
}

export const eventCard = defineOperation({
  name: 'event_card',
  summary: 'The picture of an event',
  description:
    'A picture of 1200 × 630 for when an event is shared: its title, when and where it is, its category, and whether it was cancelled. Every glyph is drawn as a path, so that it looks the same everywhere. Social networks take the PNG. Many new pictures at once are refused with 503 for a moment.',
  input: z.object({ id_or_slug: eventName() }),
  output: z.object({ event: EventSummary }),
  async run({ findCardEvent, addresses }: EventCardDeps, { id_or_slug }) {
    const event = await findCardEvent(id_or_slug.toLowerCase());
    if (!event) throw notFound('event', id_or_slug);
    return { event: presentSummary(event, addresses) };
  },
});
