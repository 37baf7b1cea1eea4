/** How the values of a field are stored, read from sources and filtered. */
type FieldType =
  /** Yes, no, or not stated. */
  | { type: 'flag' }
  /** One line of text. */
  | { type: 'text'; maxLength: number }
  /** One of a closed list of words. */
  | { type: 'word'; values: readonly string[] }
  /** BCP 47 tags. */
  | { type: 'languages' }
  /** For each of a closed list of features: yes, no, or not stated. */
  | { type: 'features'; values: readonly string[] }
  /** A text for each BCP 47 tag. */
  | { type: 'texts'; maxLength: number; isLine: boolean };

/**
 * A field of events that sources state and that no other field depends on. Its name is also that of
 * the column of `event`, of the member of the normalised event, of the raw column, and of the
 * filter.
 */
export type EventField = FieldType & {
  /** For the reference of the API. Ends with a full stop. */
  description: string;
  /** Headers of tables that contain the field, next to its name, separated by `|`. */
  headers: string;
  /**
   * `first`: the most trusted source that states it. `each`: the same for each key. `all`: the
   * values of all sources.
   */
  merge: 'first' | 'each' | 'all';
  /**
   * `list`: in every record. `requested`: in full records, and in lists that name it in `fields`.
   */
  view: 'list' | 'requested';
  /** Description of the filter of the same name. Absent: there is none. */
  filter?: string;
  /**
   * Description of the argument of `search_events`. It costs tokens, so it is short. Absent: there
   * is none.
   */
  toolFilter?: string;
  /** Name of the filter if it differs. */
  filterName?: string;
  /** A value for the reference. */
  example: unknown;
};
