import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingestLocation } from './ingest-location.ts';

const SAMPLE = join(import.meta.dirname, '../../../data/sample');
const FORMATS = ['android', 'pythondeadlines', 'rubyevents'] as const;

// Ids contain the time of the load, so events are named by their first listing.
const CATALOGUE = `
  WITH listing AS (SELECT s.name || '|' || c.source_event_id AS id, c.event_id, c.matched_by, c.facts
    FROM claim c JOIN source s ON s.id = c.source_id),
  named AS (SELECT event_id, min(id) AS event, array_agg(id || ' ' || COALESCE(matched_by, '-') ORDER BY id) AS listings,
    array_agg(facts::text ORDER BY id) AS facts FROM listing GROUP BY event_id)
  SELECT n.event, n.listings, n.facts,
    to_jsonb(e) - '{id,venue_id,series_id,created_at,updated_at}'::text[] AS row, v.name AS venue,
    (SELECT array_agg(a.name ORDER BY ea.position) FROM event_artist ea JOIN artist a ON a.id = ea.artist_id
      WHERE ea.event_id = e.id) AS artists
  FROM named n JOIN event e ON e.id = n.event_id LEFT JOIN venue v ON v.id = e.venue_id ORDER BY n.event`;

async function loadSample() {
  await using database = await createTestDatabase();
  for (const format of FORMATS)
    await ingestLocation(database, {
      source: { name: format },
      format,
      location: join(SAMPLE, format),
    });
  const { rows } = await database.pool.query<{ listings: string[] }>(CATALOGUE);
  return rows;
}

it('loads the same catalogue from the same sources, row by row', async () => {
  const [first, second] = [await loadSample(), await loadSample()];
  expect(first.length).toBeGreaterThan(1500);
  expect(first.some(({ listings }) => listings.length > 1)).toBe(true);
  expect(second).toEqual(first);
}, 120_000);
