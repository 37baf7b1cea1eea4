import type { RawFields } from './raw-fields.ts';
import type { TableOptions } from './tables/table-options.ts';

/**
 * A source record in our field names with the source's own values, unchecked. Null and missing
 * fields are unknown. NDJSON and CSV columns have the same names.
 */
export interface RawEvent extends RawFields {
  title: string;
  /** The source's record id. Default: derived from title, start and place. */
  source_id?: string | null;
  /**
   * The source's own id of the series that the event belongs to: a production, a weekly market, a
   * course.
   */
  series_id?: string | null;
  /** Name of the series. Default: the title of its first event. */
  series_title?: string | null;
  description?: string | null;
  /** One of our categories, an alias, or the source's own word. */
  category?: string | null;
  /**
   * An instant (`2026-12-31T20:00:00Z`, or with an offset). Required unless `start_local` is set.
   */
  start_utc?: string | null;
  /** A date or a date-time without an offset, local to the venue. */
  start_local?: string | null;
  end_utc?: string | null;
  /** For events with dates only: the last day, inclusive. */
  end_local?: string | null;
  /** All times of the list are of one time of day. At midnight of the zone they are days. */
  is_at_one_hour?: boolean;
  /** All starts of the list have this offset, in summer and in winter. */
  constant_offset?: string;
  /** IANA zone. Default: the zone of the place, else UTC. */
  timezone?: string | null;
  all_day?: boolean | string | null;
  time_tbd?: boolean | string | null;
  date_tbd?: boolean | string | null;
  status?: string | null;
  availability?: string | null;
  venue_name?: string | null;
  address?: string | null;
  /** "Austin", or "Austin, TX". */
  city?: string | null;
  region?: string | null;
  /** A code or an English name. */
  country?: string | null;
  lat?: number | string | null;
  lng?: number | string | null;
  artists?: string[] | string | null;
  /** Artist ids. Names that are missing in `artists` are added to the line-up. */
  artist_ids?: RawArtistIds[] | null;
  /** Where tickets are sold. */
  ticket_url?: string | null;
  /** The event page of the source or the organiser. */
  url?: string | null;
  image_url?: string | null;
  venue_image_url?: string | null;
  price_min?: number | string | null;
  price_max?: number | string | null;
  currency?: string | null;
  is_free?: boolean | string | null;
  tags?: string[] | string | null;
  /** Language in which the event takes place, if `languages` is absent. */
  language?: string | null;
  /** BCP 47 tag of title and description. Default: `language`. */
  text_language?: string | null;
  online?: boolean | string | null;
  online_url?: string | null;
  featured?: boolean | string | null;
  popularity?: number | string | null;
  organizer?: string | null;
  organizer_url?: string | null;
  /** A time of day (`19:00`), a local time, or an instant. */
  doors_local?: string | null;
  genres?: string[] | string | null;
  /** Texts that name the list as a whole: the title of the feed, the file. They can name its town. */
  list_names?: readonly string[];
  /** What of the record could not be read. */
  warnings?: RawWarning[];
}

/** A detail that could not be read. The record is accepted without it. */
export interface RawWarning {
  /** A reason without the value, so that equal warnings are counted together. */
  warning: string;
  detail: string;
  /** Occurrences of the series are missing. Stored ones stay listed. */
  isIncomplete?: true;
}

/** Plain ids, or MusicBrainz and Spotify URLs. */
export interface RawArtistIds {
  name: string;
  musicbrainz_id?: string | null;
  spotify_id?: string | null;
  genres?: string[] | null;
  image_url?: string | null;
}

/** A record that could not be parsed. It is reported and the run continues. */
export interface UnreadableRecord {
  unreadable: string;
  /** Its position: a file, with a line or a record number. */
  where: string;
  /** Its id if it states one. An earlier version of the record stays listed. */
  source_id?: string | null;
  /**
   * Its UID if it is a calendar event. All stored occurrences of the event stay listed, unless it
   * is hidden.
   */
  series_uid?: string | null;
  /** The beginning of the ids of its events. All stored events with such ids stay listed. */
  id_prefix?: string | null;
  /** A hidden record without an id, from which its id is derived. */
  hidden?: RawEvent;
  /**
   * `hidden`: the record is complete but must not be listed. `empty`: the file is sound but
   * contains no record.
   */
  cause?: 'hidden' | 'empty';
}

/** What a reader knows about the completeness of its records. */
export type SourceNote =
  /** The file states every occurrence of the calendar event with this UID. */
  | { complete_uid: string }
  /** Why a part of the source is missing. */
  | { incomplete: string };

/** A decompressed file of a source. Read it before you request the next one. */
export interface SourceFile {
  /** Path within the folder or archive, such as `conferences/2026/ruby.json`. */
  name: string;
  content: NodeJS.ReadableStream;
  /** The encoding that the server states. */
  charset?: string | null;
  /** Where it was downloaded from. */
  address?: string;
  /** The language of the source, which decides between encodings. */
  language?: string | null;
  /** Returns the files next to it with names that are needed, none if there are more than `limit`. */
  readSiblings?: (
    isWanted: (name: string) => boolean,
    limit: number,
  ) => Promise<{ name: string; text: string }[]>;
}

/** Reads the files of a source and yields its records. Reads at most one small file into memory. */
export type SourceReader = (
  files: AsyncIterable<SourceFile>,
  options?: TableOptions,
) => AsyncIterable<RawEvent | UnreadableRecord>;

/** A reader that also yields notes. */
export type NotingReader = (
  files: AsyncIterable<SourceFile>,
  options?: TableOptions,
) => AsyncIterable<RawEvent | UnreadableRecord | SourceNote>;
