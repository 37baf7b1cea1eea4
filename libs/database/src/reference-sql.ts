// SQL because of cost: with the typed API, the first load of the bundled references takes 2.5 s more CPU of Node.
import sql, { type Sql } from 'sql-template-tag';
import { rowsSql } from './rows-to-sql.ts';

const ARTIST_TYPES = { wikidata_id: 'text', name_key: 'text', spotify_id: 'text' };
const VENUE_TYPES = {
  id: 'int',
  source: 'text',
  lat: 'float8',
  lng: 'float8',
  wikidata_id: 'text',
  url: 'text',
  capacity: 'int',
};
const NAME_TYPES = { name_key: 'text', reference_id: 'int' };

export const insertArtistReferencesSql = (rows: readonly object[]): Sql => sql`
  INSERT INTO artist_reference (wikidata_id, name_key, spotify_id)
  SELECT * FROM ${rowsSql(rows, ARTIST_TYPES)} r ON CONFLICT DO NOTHING`;

export const insertVenueReferencesSql = (rows: readonly object[]): Sql => sql`
  INSERT INTO venue_reference (id, source, lat, lng, wikidata_id, url, capacity)
  SELECT * FROM ${rowsSql(rows, VENUE_TYPES)} r ON CONFLICT DO NOTHING`;

export const insertVenueReferenceNamesSql = (rows: readonly object[]): Sql => sql`
  INSERT INTO venue_reference_name (name_key, reference_id)
  SELECT * FROM ${rowsSql(rows, NAME_TYPES)} r ON CONFLICT DO NOTHING`;
