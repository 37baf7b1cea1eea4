INSERT INTO source (name) SELECT 'bulk-' || n FROM generate_series(1, 5) n;

INSERT INTO venue (id, slug, name, name_key, city_id, country_code, lat, lng)
SELECT gen_random_uuid(), 'venue-' || n, 'Venue ' || n, 'venue ' || n, c.id, c.country_code, c.lat + random() / 10, c.lng + random() / 10
FROM generate_series(1, greatest(20, :count / 50)) n
JOIN LATERAL (SELECT * FROM city ORDER BY md5(n || name) LIMIT 1) c ON true;

INSERT INTO artist (id, slug, name, name_key)
SELECT gen_random_uuid(), 'artist-' || n, 'Artist ' || n, 'artist ' || n FROM generate_series(1, greatest(20, :count / 20)) n;

WITH numbered AS (SELECT *, row_number() OVER () AS place, count(*) OVER () AS venues FROM venue),
drawn AS (
  SELECT n, random() AS r1, random() AS r2, random() AS r3, random() AS r4,
    date_trunc('minute', now()) + (random() - 0.5) * interval '700 days' AS starts_at,
    1 + floor(random() ^ 2 * (SELECT count(*) FROM venue))::int AS venue_place
  FROM generate_series(1, :count) n)
INSERT INTO event (id, slug, title, category, status, availability, starts_at, ends_at, runs_until, long_running, start_local, until_local,
  timezone, venue_id, city_id, country_code, lat, lng, cell_fine, cell_medium, cell_coarse, online, price_min, is_free, featured, popularity, genres, tags, created_at, updated_at)
SELECT gen_random_uuid(), 'bulk-' || n, 'Bulk event ' || n,
  (enum_range(NULL::category))[1 + floor(r1 * r1 * 9)::int],
  CASE WHEN r2 < 0.015 THEN 'cancelled' WHEN r2 < 0.025 THEN 'postponed' WHEN r2 < 0.035 THEN 'rescheduled' WHEN r2 < 0.038 THEN 'moved_online' ELSE 'scheduled' END::event_status,
  CASE WHEN r3 < 0.5 THEN 'unknown' WHEN r3 < 0.9 THEN 'available' WHEN r3 < 0.93 THEN 'few_left' WHEN r3 < 0.97 THEN 'sold_out' WHEN r3 < 0.99 THEN 'not_yet' ELSE 'off_sale' END::availability,
  starts_at, NULL, starts_at + length, length > interval '6 hours', starts_at AT TIME ZONE 'UTC', (starts_at + length) AT TIME ZONE 'UTC',
  'UTC', v.id, v.city_id, v.country_code, v.lat, v.lng,
  floor((v.lat + 90) * 50)::int * 18000 + floor((v.lng + 180) * 50)::int, floor((v.lat + 90) * 5)::int * 1800 + floor((v.lng + 180) * 5)::int, floor(v.lat + 90)::int * 360 + floor(v.lng + 180)::int,
  r4 < 0.02, CASE WHEN r2 > 0.4 THEN round((r3 * 100)::numeric, 2) END, CASE WHEN r4 > 0.88 THEN true END, r1 < 0.005, (r4 * 1000)::real,
  CASE WHEN r2 < 0.6 THEN ARRAY['genre ' || floor(r3 ^ 3 * 60)] ELSE '{}' END,
  CASE WHEN r1 < 0.6 THEN ARRAY['Tag ' || floor(r2 ^ 3 * 60)] ELSE '{}' END,
  now() - random() * interval '300 days', now() - random() * interval '300 days'
FROM drawn JOIN numbered v ON v.place = venue_place,
LATERAL (SELECT CASE WHEN r4 < 0.03 THEN r3 * interval '60 days' WHEN r4 < 0.08 THEN interval '1 day' ELSE interval '3 hours' END AS length) l;

INSERT INTO genre (name, key) SELECT DISTINCT genre, genre FROM event, unnest(genres) genre;

INSERT INTO event_artist (event_id, artist_id, position, starts_at, runs_until)
SELECT e.id, a.id, 0, starts_at, runs_until FROM (SELECT id, starts_at, runs_until, row_number() OVER () AS n FROM event) e
JOIN (SELECT id, row_number() OVER () AS n FROM artist) a ON a.n = 1 + (e.n * 7919) % (SELECT count(*) FROM artist);

INSERT INTO claim (source_id, source_event_id, event_id, facts, facts_hash)
SELECT 1 + n % 5, n::text, id, '{}', '\x00' FROM (SELECT id, row_number() OVER () AS n FROM event) e;

INSERT INTO event_search (event_id, starts_at, runs_until, long_running, status, featured, popularity, title_words, document)
SELECT e.id, e.starts_at, e.runs_until, e.long_running, e.status, e.featured, e.popularity, 3, setweight(to_tsvector('simple', e.title), 'A') || setweight(to_tsvector('simple', a.name), 'B')
  || setweight(to_tsvector('simple', v.name || ' ' || c.name_key || CASE WHEN e.popularity < 600 THEN ' live' ELSE '' END), 'C')
  || format('''#city%s'' ''#in%s'' ''#%s'' ''#y%s'' ''#m%s''',
    c.id, e.country_code, e.category, extract(year FROM e.start_local), extract(month FROM e.start_local))::tsvector
FROM event e JOIN venue v ON v.id = e.venue_id JOIN city c ON c.id = e.city_id
JOIN event_artist b ON b.event_id = e.id JOIN artist a ON a.id = b.artist_id;

-- Words enough that none is looked for by reading all.
INSERT INTO search_word (word, slip_keys)
SELECT DISTINCT ON (word) word, ARRAY[word, left(word, -1)]
FROM (SELECT unnest('{bulk,event,venue,artist,live}'::text[]) UNION ALL SELECT translate(left(md5(n::text), 8), '0123456789', 'ghijklmnop') FROM generate_series(1, 5000) n) w(word);
