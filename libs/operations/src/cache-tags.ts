import { slugify } from '@marquee/domain';

// A proxy in front reads the headers into 4 to 8 kB.
const MAX_LENGTH = 2_000;
const MAX_TAG_LENGTH = 110;

/**
 * Returns the tags of a response, by which a shared cache can purge it: `catalogue`, `lists` unless
 * it is about one record, and the events, venues, artists, organisers and cities that it contains.
 * If these are too long, `many` replaces
 * them.
 */
export function cacheTags(content: unknown, { isList }: { isList: boolean }): string[] {
  const records = new Set<string>();
  collect(content, records);
  const general = isList ? ['catalogue', 'lists'] : ['catalogue'];
  const length = [...records].reduce((sum, tag) => sum + tag.length + 1, 0);
  return [...general, ...(length > MAX_LENGTH ? ['many'] : records)];
}

function collect(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, tags);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const record = value as Record<string, unknown>;
  if ('start_utc' in record) add(tags, 'event', record['id']);
  add(tags, 'venue', record['venue_slug']);
  addCity(tags, record);
  for (const [name, child] of Object.entries(record)) {
    const kind = SLUGGED[name];
    for (const item of kind ? [child].flat() : [])
      add(tags, kind ?? '', (item as { slug?: unknown } | null)?.slug);
    collect(child, tags);
  }
}

/**
 * The kinds of records that are tagged by slug, by the name of the field that contains one or more.
 */
const SLUGGED: Readonly<Record<string, string>> = {
  venue: 'venue',
  venues: 'venue',
  artist: 'artist',
  artists: 'artist',
  organizer: 'organizer',
  organizers: 'organizer',
};

/** Cities of one name share a tag. */
function addCity(tags: Set<string>, { city, country_code }: Record<string, unknown>): void {
  if (typeof city !== 'string' || typeof country_code !== 'string') return;
  add(tags, 'city', slugify(city, { country: country_code }));
}

function add(tags: Set<string>, kind: string, name: unknown): void {
  if (typeof name === 'string' && name !== '') tags.add(`${kind}-${name}`.slice(0, MAX_TAG_LENGTH));
}
