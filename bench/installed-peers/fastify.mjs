// The same statements as `express-pg` of bench/peer-server.ts, with Fastify.
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL, LIST, ONE, SEARCH } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, application_name: 'peer', max: 10 });
const rows = async (text, values) => (await pool.query(text, values)).rows;

const app = Fastify();
app.get('/events', async ({ query: { city, category, to } }) => ({
  events: await rows(LIST, [city, category, to]),
}));
app.get('/events/:slug', async ({ params }) => ({ event: (await rows(ONE, [params.slug]))[0] }));
app.get('/search', async ({ query: { q } }) => ({ events: await rows(SEARCH, [q]) }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
