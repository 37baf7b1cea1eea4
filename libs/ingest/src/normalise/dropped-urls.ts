import type { NormalisedEvent } from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';

const URL_FIELDS = ['ticket_url', 'url', 'image_url', 'online_url'] as const;

/** Returns the URL fields that a record states and that the catalogue does not take: unusable ones, and private networks. */
export const droppedUrls = (raw: RawEvent, facts: NormalisedEvent): string[] =>
  URL_FIELDS.filter((field) => facts[field] === null && raw[field]?.trim());
