import {
  formatInstant,
  type Event,
  type EventConflict,
  type EventSource,
  type EventSummary,
  type FeedEvent,
  type RequestedFields,
  type StoredPicture,
} from '@marquee/domain';
import { publicUrlOrNull } from '@marquee/runtime';
import { presentListFields, presentOtherFields } from './field-columns.ts';

/**
 * The fields that are computed for a response: they depend on the time and on the public addresses.
 */
type ComputedField =
  | 'picture'
  | 'ticket_url'
  | 'ticket_kind'
  | 'phase'
  | 'local_dates'
  | 'distance_km'
  | 'next_start'
  | 'performances'
  | 'last_date'
  | keyof RequestedFields;

/**
 * An event of a list as stored. `ticket_url` is the seller's page, `source_url` the source's page
 * of the event.
 */
export type StoredSummary = Omit<EventSummary, ComputedField> & {
  ticket_url: string | null;
  source_url: string | null;
  picture?: StoredPicture | undefined;
};

export type StoredFeedEvent = StoredSummary &
  Omit<FeedEvent, keyof StoredSummary | ComputedField | 'links'> &
  RequestedFields;

/** A full event as stored. The caller adds links. */
export type StoredEvent = StoredFeedEvent &
  Omit<Event, keyof StoredFeedEvent | ComputedField | 'links'>;

/** `ticket_url` is the seller's page, otherwise the source's, otherwise null. */
export interface TicketPage {
  id: string;
  slug: string;
  title: string;
  ticket_url: string | null;
}

export type SummaryRow = Omit<
  StoredSummary,
  'picture' | 'conflicts' | 'start_utc' | 'end_utc' | 'updated_at' | 'venue_name' | 'city'
> & {
  picture: StoredPicture | null;
  conflicts: EventConflict[] | null;
  starts_at: Date;
  ends_at: Date | null;
  updated_at: Date;
  online: boolean;
  venue_name: string | null;
  city: string | null;
};

export type DetailRow = SummaryRow &
  Pick<FeedEvent, 'description' | 'tags' | 'address' | 'online_url' | 'revision'> &
  RequestedFields & {
    previous_starts_at: Date | null;
    created_at: Date;
  };

type StoredSource = Omit<EventSource, 'first_seen_at' | 'last_seen_at'> & {
  first_seen_at: number;
  last_seen_at: number;
};

export type FullRow = DetailRow & Pick<Event, 'wants' | 'merged_ids'> & { sources: StoredSource[] };

export function toSummary(row: SummaryRow): StoredSummary {
  const { starts_at, ends_at, updated_at, online, picture, conflicts, ...rest } = row;
  // with a city, the event is also online
  const placeholder = online && row.city === null ? 'Online' : 'To be announced';
  return {
    ...rest,
    ...presentListFields(row),
    ...(picture && { picture }),
    ...(conflicts && { conflicts }),
    ticket_url: publicUrlOrNull(row.ticket_url),
    source_url: publicUrlOrNull(row.source_url),
    organizer: row.organizer && { ...row.organizer, url: publicUrlOrNull(row.organizer.url) },
    image_url: publicUrlOrNull(row.image_url),
    start_utc: formatInstant(starts_at),
    end_utc: ends_at && formatInstant(ends_at),
    updated_at: formatInstant(updated_at),
    venue_name: row.venue_name ?? placeholder,
    city: row.city ?? placeholder,
  };
}

export function toFeedEvent(row: DetailRow): StoredFeedEvent {
  const {
    previous_starts_at,
    created_at,
    description,
    tags,
    address,
    online,
    online_url,
    revision,
  } = row;
  return {
    ...toSummary(row),
    description,
    tags,
    ...presentOtherFields(row),
    address,
    online,
    online_url: publicUrlOrNull(online_url),
    revision,
    previous_start_utc: previous_starts_at && formatInstant(previous_starts_at),
    created_at: formatInstant(created_at),
  };
}

export function toEvent(row: FullRow): StoredEvent {
  const { wants, merged_ids } = row;
  const shown = toFeedEvent(row);
  return {
    ...shown,
    wants,
    merged_ids,
    images: shown.image_url ? [shown.image_url] : [],
    canonical_slug: row.slug,
    sources: toSources(row),
  };
}

export const toSources = ({ sources }: Pick<FullRow, 'sources'>): EventSource[] =>
  sources.map((source) => ({
    ...source,
    url: publicUrlOrNull(source.url),
    first_seen_at: fromEpoch(source.first_seen_at),
    last_seen_at: fromEpoch(source.last_seen_at),
  }));

const fromEpoch = (seconds: number) => formatInstant(new Date(seconds * 1000));
