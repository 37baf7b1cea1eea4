-- One row for each event of the large catalogue: copy 0 is the event itself. The copies have other dates of the same distribution.
CREATE UNLOGGED TABLE growth_copy AS
SELECT e.id AS base_id, copy,
  CASE copy WHEN 0 THEN e.id ELSE overlay(e.id::text PLACING lpad(to_hex(('x' || left(e.id::text, 8))::bit(32)::int - copy), 8, '0') FROM 1 FOR 8)::uuid END AS id,
  d.days, (e.start_local + d.days * interval '1 day') AT TIME ZONE e.timezone AS starts_at,
  (e.until_local + d.days * interval '1 day') AT TIME ZONE e.timezone AS runs_until
FROM generate_series(0, :copies - 1) copy CROSS JOIN event e
CROSS JOIN LATERAL (SELECT (uuid_hash_extended(e.id, copy) & 4294967295) / 4294967296.0 AS share) u
CROSS JOIN LATERAL (SELECT CASE WHEN copy = 0 THEN 0 WHEN e.start_local < current_date THEN current_date - 1 - floor(share * 730)::int - e.start_local::date
  ELSE current_date + floor(power(share, 1.8) * 548)::int - e.start_local::date END AS days) d;
ANALYZE growth_copy;
