// What one would write without Marquee, for comparison: node bench/peer-server.ts <kind>. Reports
// its CPU time on request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '@marquee/database';
import express, { type Express } from 'express';
import pg from 'pg';
import { LIST, ONE, SEARCH } from './peer-statements.ts';

const [, , kind = ''] = process.argv;
const { DATABASE_URL: url = '', BODY: body = '' } = process.env;
const MAX_ROWS = 20;

type Query = Record<string, string>;

function addPgRoutes(app: Express): void {
  const pool = new pg.Pool({ connectionString: url, application_name: 'peer', max: 10 });
  const rows = async (text: string, values: unknown[]) =>
    (await pool.query<object>(text, values)).rows;
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
  async function withPlaces<
    Event extends { id: string; venueId: string | null; cityId: number | null },
  >(events: Event[]) {
    const idsOf = <Id>(ids: (Id | null)[]) => ({
      id: { in: [...new Set(ids)].filter((id) => id !== null) },
    });
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
  if (kind === 'node')
    return createServer((_req, res) => res.setHeader('Content-Type', 'application/json').end(body));
  const app = express();
  if (kind === 'express-pg') addPgRoutes(app);
  else if (kind === 'express-prisma') addPrismaRoutes(app);
  else app.use((_req, res) => void res.type('json').send(body));
  return createServer(app);
}

const server = createPeer().listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
