import type { StoredFeedEvent } from '@marquee/database';
import { defineOperation, EventSummary, notFound } from '@marquee/domain';
import { findMailLocale } from '@marquee/mail';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { eventName } from './filters/event-parameters.ts';
import { presentSummary, type Addresses } from './present-event.ts';

const CARD_SIZES = ['card', 'list', 'tall', 'story'] as const;

export interface EventCardDeps {
  /** The result may be a few seconds old. */
  findCardEvent: (idOrSlug: string) => Promise<StoredFeedEvent | null>;
  addresses: Addresses;
  now: () => Date;
}

export const eventCard = defineOperation({
  name: 'event_card',
  summary: 'Social card of an event',
  description:
    'An image of 1200 × 630 pixels for social networks, with title, date, place, category, status and picture of the event. All of it is in the square in the middle, to which some networks crop. With `size`, a flyer of other dimensions, without the picture. Text is drawn as paths, so it looks the same everywhere. Social networks need the PNG. Requests for many new images at once get 503; try again after a few seconds.',
  input: z.object({
    id_or_slug: eventName(),
    locale: text(35)
      .optional()
      .meta({
        description: 'Language of the card, as BCP 47 tag. Default: that of the event’s country.',
        examples: ['de'],
      }),
    size: z
      .enum(CARD_SIZES, { error: `must be one of ${CARD_SIZES.join(', ')}` })
      .default('card')
      .meta({
        description:
          'Pixels: `card` 1200 × 630, `story` 1080 × 1920, `tall` 640 × 800, `list` 320 × 200 (title only).',
        examples: ['story'],
      }),
  }),
  output: z.object({
    event: EventSummary,
    locale: z.string().optional(),
    size: z.enum(CARD_SIZES),
  }),
  async run({ findCardEvent, addresses, now }: EventCardDeps, { id_or_slug, locale: named, size }) {
    const locale = findMailLocale(named, undefined);
    const event = await findCardEvent(id_or_slug.toLowerCase());
    if (!event) throw notFound('event', id_or_slug);
    return {
      event: presentSummary(event, { addresses, now: now() }),
      size,
      ...(locale !== null && { locale }),
    };
  },
});
