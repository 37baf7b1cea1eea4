import type { NormalisedEvent } from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';

const URL_FIELDS = ['ticket_url', 'url', 'image_url', 'online_url'] as const;

/**
 * Returns the URL fields of a record that were dropped: invalid URLs and addresses of private
 * networks.
 */
export const droppedUrls = (raw: RawEvent, event: NormalisedEvent): string[] =>
  URL_FIELDS.filter((field) => event[field] === null && raw[field]?.trim());
