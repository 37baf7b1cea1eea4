import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '@marquee/database';

/** Starts a server with an SQL injection and reflected markup, which scanners must find. */
export async function startVulnerableServer({ pool }: Database) {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://127.0.0.1');
    const q = searchParams.get('q') ?? '';
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (pathname === '/')
      res.end('<a href="/sql?q=gala">events</a> <a href="/markup?q=gala">search</a>');
    else if (pathname === '/markup') res.end(`<p>Found: ${q}</p>`);
    else
      pool
        .query<{ title: string }>(`SELECT title FROM event WHERE slug LIKE '${q}%' ORDER BY slug`)
        .then(
          // Of several statements there are several results.
          (result) => {
            const rows = [result].flat().flatMap((each) => each.rows);
            res.end(`<ul>${rows.map(({ title }) => `<li>${title}</li>`).join('')}</ul>`);
          },
          (error: unknown) =>
            res.writeHead(500).end(`PostgreSQL query failed: ERROR: ${String(error)}`),
        );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
