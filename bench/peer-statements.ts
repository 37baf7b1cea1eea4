// The statements that one would write for a list, an event and a search.
const COLUMNS = `e.*, v.name AS venue_name, v.slug AS venue_slug, c.name AS city, c.region, n.name AS country,
  (SELECT json_agg(json_build_object('name', a.name, 'slug', a.slug) ORDER BY ea.position)
   FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = e.id) AS artists`;
const TABLES = `event e LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id LEFT JOIN country n ON n.code = e.country_code`;
export const LIST = `SELECT ${COLUMNS} FROM ${TABLES} WHERE e.city_id IN (SELECT n.city_id FROM city_name n WHERE n.name_key = lower($1)) AND e.category = $2 AND e.status <> 'cancelled'
  AND e.starts_at > now() - interval '1 day' AND e.runs_until > now() AND e.starts_at < $3 ORDER BY e.starts_at, e.id LIMIT 20`;
export const ONE = `SELECT ${COLUMNS} FROM ${TABLES} WHERE e.slug = $1`;
export const SEARCH = `SELECT ${COLUMNS} FROM ${TABLES} JOIN event_search s ON s.event_id = e.id
  WHERE s.document @@ plainto_tsquery('simple', $1) AND e.runs_until > now()
  ORDER BY ts_rank(s.document, plainto_tsquery('simple', $1)) DESC LIMIT 20`;
