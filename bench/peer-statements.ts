// A table as one would make it for these three questions, its statements, and how to fill it from
// the catalogue.
const COLUMNS = `id, title, slug, start_utc, venue_name, city, country, category, ticket_url, featured, price_min, currency, image_url, description`;

/**
 * In a schema of its own, so that servers that publish all tables of a schema publish this one
 * only.
 */
export const PEER_SCHEMA = 'peer';
const TABLE = `${PEER_SCHEMA}.events`;

export const LIST = `SELECT ${COLUMNS} FROM ${TABLE} WHERE city = $1 AND category = $2 AND start_utc >= now() AND start_utc < $3
  ORDER BY start_utc, id LIMIT 20`;
export const ONE = `SELECT ${COLUMNS} FROM ${TABLE} WHERE slug = $1`;
export const SEARCH = `SELECT ${COLUMNS} FROM ${TABLE} WHERE document @@ plainto_tsquery('simple', $1) AND start_utc >= now()
  ORDER BY start_utc, id LIMIT 20`;

export const FILL = `
  CREATE SCHEMA ${PEER_SCHEMA};
  CREATE TABLE ${TABLE} (
    id serial PRIMARY KEY, title text NOT NULL, slug text NOT NULL UNIQUE, start_utc timestamptz NOT NULL,
    venue_name text, city text, country text, category text NOT NULL, ticket_url text, featured boolean NOT NULL,
    price_min numeric, currency text, image_url text, description text, artists text,
    document tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', title || ' ' || coalesce(artists, '')), 'A')
      || setweight(to_tsvector('simple', coalesce(venue_name, '') || ' ' || coalesce(city, '')), 'B')) STORED);
  INSERT INTO ${TABLE} (title, slug, start_utc, venue_name, city, country, category, ticket_url, featured, price_min, currency,
    image_url, description, artists)
  SELECT e.title, e.slug, e.starts_at, v.name, c.name, e.country_code, e.category, e.ticket_url, e.featured, e.price_min,
    e.currency, e.image_url, e.description,
    (SELECT string_agg(a.name, ' ') FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = e.id)
  FROM event e LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id;
  CREATE INDEX ON ${TABLE} (city, category, start_utc, id);
  CREATE INDEX ON ${TABLE} (start_utc, id);
  CREATE INDEX ON ${TABLE} USING gin (document);
  ANALYZE ${TABLE};`;
