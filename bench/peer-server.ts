// What one would write without Marquee, for comparison: node bench/peer-server.ts <kind>. Reports its CPU time on request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '@marquee/database';
import express, { type Express } from 'express';
import pg from 'pg';

const [, , kind = ''] = process.argv;
const { DATABASE_URL: url = '', BODY: body = '' } = process.env;
const MAX_ROWS = 20;

const COLUMNS = `e.*, v.name AS venue_name, v.slug AS venue_slug, c.name AS city, c.region, n.name AS country,
  (SELECT json_agg(json_build_object('name', a.name, 'slug', a.slug) ORDER BY ea.position)
   FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = e.id) AS artists`;
const TABLES = `event e LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id LEFT JOIN country n ON n.code = e.country_code`;
const LIST = `SELECT ${COLUMNS} FROM ${TABLES} WHERE c.name = $1 AND e.category = $2 AND e.status <> 'cancelled'
  AND e.starts_at > now() - interval '1 day' AND e.runs_until > now() AND e.starts_at < $3 ORDER BY e.starts_at, e.id LIMIT 20`;
const ONE = `SELECT ${COLUMNS} FROM ${TABLES} WHERE e.slug = $1`;
const SEARCH = `SELECT ${COLUMNS} FROM ${TABLES} JOIN event_search s ON s.event_id = e.id
  WHERE s.document @@ plainto_tsquery('simple', $1) AND e.runs_until > now()
  ORDER BY ts_rank(s.document, plainto_tsquery('simple', $1)) DESC LIMIT 20`;

type Query = Record<string, string>;

function addPgRoutes(app: Express): void {
  const pool = new pg.Pool({ connectionString: url, application_name: 'peer', max: 10 });
  const rows = async (text: string, values: unknown[]) => (await pool.query<object>(text, values)).rows;
  app.get('/events', async (req, res) => {
    const { city, category, to } = req.query as Query;
    res.json({ ok: true, events: await rows(LIST, [city, category, to]) });
  });
  app.get('/events/:slug', async (req, res) => {
    res.json({ ok: true, event: (await rows(ONE, [req.params.slug]))[0] });
  });
  app.get('/search', async (req, res) => {
    res.json({ ok: true, events: await rows(SEARCH, [(req.query as Query)['q']]) });
  });
}

function addPrismaRoutes(app: Express): void {
  const { prisma } = connectDatabase({ url, name: 'peer' });
  async function withPlaces<Event extends { id: string; venueId: string | null; cityId: number | null }>(
    events: Event[],
  ) {
    const idsOf = <Id>(ids: (Id | null)[]) => ({ id: { in: [...new Set(ids)].filter((id) => id !== null) } });
    const [venues, cities, artists] = await Promise.all([
      prisma.venue.findMany({ where: idsOf(events.map(({ venueId }) => venueId)) }),
      prisma.city.findMany({ where: idsOf(events.map(({ cityId }) => cityId)) }),
      prisma.eventArtist.findMany({ where: { eventId: { in: events.map(({ id }) => id) } } }),
    ]);
    return events.map((event) => ({
      ...event,
      venue: venues.find(({ id }) => id === event.venueId),
      city: cities.find(({ id }) => id === event.cityId),
      artists: artists.filter(({ eventId }) => eventId === event.id),
    }));
  }
  app.get('/events', async (req, res) => {
    const { city = '', category, to = '' } = req.query as Query;
    const cities = await prisma.city.findMany({ where: { name: city }, select: { id: true } });
    const events = await prisma.event.findMany({
      where: {
        cityId: { in: cities.map(({ id }) => id) },
        category: category as 'music',
        status: { not: 'cancelled' },
        startsAt: { gt: new Date(Date.now() - 86_400_000), lt: new Date(to) },
        runsUntil: { gt: new Date() },
      },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: MAX_ROWS,
    });
    res.json({ ok: true, events: await withPlaces(events) });
  });
  app.get('/events/:slug', async (req, res) => {
    const event = await prisma.event.findUnique({ where: { slug: req.params.slug } });
    res.json({ ok: true, event: event && (await withPlaces([event]))[0] });
  });
}

function createPeer() {
  if (kind === 'node') return createServer((_req, res) => res.setHeader('Content-Type', 'application/json').end(body));
  const app = express();
  if (kind === 'express-pg') addPgRoutes(app);
  else if (kind === 'express-prisma') addPrismaRoutes(app);
  else app.use((_req, res) => void res.type('json').send(body));
  return createServer(app);
}

const server = createPeer().listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
