/**
 * What a source's adapter yields: the source's own words, in our field names, nothing yet checked or converted.
 * A field left out or null is unknown. The columns of NDJSON and CSV records have the same names.
 */
export interface RawEvent {
  title: string;
  /** The source's own id of the record. Without one an id is made from title, start and place. */
  source_id?: string | null;
  description?: string | null;
  /** A category of ours, an alias of one, or the source's word for it. */
  category?: string | null;
  /** An instant (`2026-12-31T20:00:00Z`, or with an offset). Either this or `start_local`. */
  start_utc?: string | null;
  /** A date, or a wall-clock date-time without an offset, at the venue. */
  start_local?: string | null;
  end_utc?: string | null;
  /** Of an event that is known by dates only, the last day (inclusive). */
  end_local?: string | null;
  /** IANA zone; else it is taken from the place, else UTC. */
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
  /** Ids of artists, where the source gives them. A name that `artists` lacks is on the bill, too. */
  artist_ids?: RawArtistIds[] | null;
  /** Where tickets are sold. */
  ticket_url?: string | null;
  /** The source's (or the organiser's) page of the event. */
  url?: string | null;
  image_url?: string | null;
  price_min?: number | string | null;
  price_max?: number | string | null;
  currency?: string | null;
  is_free?: boolean | string | null;
  tags?: string[] | string | null;
  language?: string | null;
  age_restriction?: string | null;
  online?: boolean | string | null;
  online_url?: string | null;
  featured?: boolean | string | null;
  popularity?: number | string | null;
}

/** Ids as such, or in an address at MusicBrainz or Spotify. */
export interface RawArtistIds {
  name: string;
  musicbrainz_id?: string | null;
  spotify_id?: string | null;
}

/** A record that could not even be read; it goes into the report and the run goes on. */
export interface UnreadableRecord {
  unreadable: string;
  /** Where it stands: a file, with a line or a position. */
  where: string;
}

/** One file of a source, already decompressed. Read it before asking for the next one. */
export interface SourceFile {
  /** Path inside the folder or archive, e.g. `conferences/2026/ruby.json`. */
  name: string;
  content: NodeJS.ReadableStream;
}

/** Reads a source's files and yields its records one by one, holding at most one small file in memory. */
export type SourceReader = (files: AsyncIterable<SourceFile>) => AsyncIterable<RawEvent | UnreadableRecord>;
