/** An organiser as a listing names it. */
export interface OrganizerRequest {
  /** Equal for all listings that name the organiser identically. */
  key: string;
  /** Used as the organiser's id if it is new. */
  id: string;
  name: string;
  core_key: string;
  country_code: string | null;
  url: string | null;
  /** Host of the URL. */
  site: string | null;
}

export interface KnownOrganizer {
  id: string;
  /** The organiser that it was merged into. */
  into_id: string | null;
  /** The name, then the other names. */
  names: string[];
  core_key: string;
  country_code: string | null;
  url: string | null;
  site: string | null;
}

export interface ResolvedOrganizers {
  /** Organiser id by request key. */
  ids: Map<string, string>;
  created: KnownOrganizer[];
  /** Known organisers, in their new state, to which the requests add a name, a country or a URL. */
  enriched: KnownOrganizer[];
}
