import type { MatchKeys } from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { copyRows } from '../copy-statement.ts';
import { rowsSql } from '../rows-to-sql.ts';
import { toKeyRows, type KeyRow } from './match-key-rows.ts';

export interface ListingKeys {
  event_id: string;
  keys: MatchKeys;
  /** The event is new, so no keys are stored for it. */
  isNew: boolean;
}

/** Stores the blocking keys of listings. Keys of outdated listings and merged events remain; they only cost extra lookups. */
export async function saveKeys(query: Query, listings: ListingKeys[]): Promise<void> {
  const ofNew: EventKeyRow[] = [];
  const ofKnown: EventKeyRow[] = [];
  for (const [event_id, ofEvent] of Map.groupBy(listings, (listing) => listing.event_id)) {
    const rows = ofEvent.every(({ isNew }) => isNew) ? ofNew : ofKnown;
    for (const row of toKeyRows(ofEvent.map(({ keys }) => keys))) rows.push({ event_id, ...row });
  }
  await Promise.all([
    ofNew.length > 0 && query(copyRows('match_key', KEY_COLUMNS, flattenKeys(ofNew))),
    ofKnown.length > 0 &&
      query(sql`
        WITH event_keys AS ${rowsSql(ofKnown, KEY_TYPES)}
        INSERT INTO match_key (${raw(KEY_COLUMNS.join(', '))})
        SELECT unnest(keys), day, event_id, NULL, NULL, NULL FROM event_keys
        UNION ALL SELECT unnest(local_keys), day, event_id, country_code, lat, lng FROM event_keys
        ON CONFLICT (key, day, event_id) DO UPDATE SET country_code = NULL, lat = NULL, lng = NULL
          WHERE (match_key.country_code, match_key.lat, match_key.lng) IS DISTINCT FROM (excluded.country_code, excluded.lat, excluded.lng)`),
  ]);
}

const KEY_COLUMNS = ['key', 'day', 'event_id', 'country_code', 'lat', 'lng'];
const KEY_TYPES = {
  event_id: 'uuid',
  day: 'int',
  keys: 'int[]',
  local_keys: 'int[]',
  country_code: 'char(2)',
  lat: 'smallint',
  lng: 'smallint',
};

/** Yields one row per key. */
function* flattenKeys(rows: EventKeyRow[]) {
  for (const { event_id, day, keys, local_keys, country_code, lat, lng } of rows) {
    for (const key of keys) yield { key, day, event_id };
    for (const key of local_keys) yield { key, day, event_id, country_code, lat, lng };
  }
}

type EventKeyRow = KeyRow & { event_id: string };
