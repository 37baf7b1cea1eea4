import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';

const TRIES = 3;
const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface Instance {
  port: number;
  /** Sends SIGTERM. Resolves with the exit code after the requests in flight are finished. */
  stop: () => Promise<number | null>;
}

/** Starts the server in a process of its own. */
export async function startInstance(databaseUrl: string): Promise<Instance> {
  const environment = {
    DATABASE_URL: databaseUrl,
    MCP_PORT: '0',
    TRUST_PROXY: '1',
    QUOTA_SCHEDULE: 'B',
    LOG_LEVEL: 'info',
    SHUTDOWN_DELAY_S: '1',
  };
  const child = spawn(process.execPath, [...TSX_LOADER, MAIN], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await readPort(child);
  child.stdout.resume();
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] =
        child.exitCode === null
          ? ((await once(child, 'exit')) as [number | null])
          : [child.exitCode];
      return code;
    },
  };
}

async function readPort({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('the instance has no output');
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number };
    if (msg === 'mcp-server.listening') return port;
  }
  throw new Error('the instance exited before it listened');
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  body: Buffer;
  /** The instance that is tried first. */
  first: number;
}

/**
 * Distributes requests over the instances; retries on the next one if a connection is refused.
 * Varies the client address.
 */
export async function startBalancer(ports: () => number[]) {
  let turn = 0;
  const forward = ({ req, res, body, first }: Exchange, tries = 0) => {
    const all = ports();
    const headers = {
      ...req.headers,
      'x-forwarded-for': `10.9.${String((first >> 6) & 255)}.1`,
      connection: 'close',
    };
    const port = all[(first + tries) % all.length] ?? 0;
    const sent = request(
      { host: '127.0.0.1', port, path: req.url, method: req.method, headers, agent: false },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries < TRIES)
        forward({ req, res, body, first }, tries + 1);
      else res.writeHead(502).end(String(error.code));
    });
    sent.end(body);
  };
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      forward({ req, res, body: Buffer.concat(chunks), first: turn++ });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mcp`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
