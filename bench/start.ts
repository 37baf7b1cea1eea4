// The cost of starting each bundle of dist/apps, and of running it idle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@marquee/testing/free-port';
import { readCpuMs } from './app-process.ts';
import { quantile, type Row } from './report.ts';

const APPS = {
  api: { port: 'API_PORT', flags: ['--max-semi-space-size=8'] },
  widgets: { port: 'WIDGETS_PORT', flags: [] },
  web: { port: 'WEB_PORT', flags: [] },
  'mcp-server': { port: 'MCP_PORT', flags: [] },
  worker: { port: 'WORKER_PORT', flags: ['--optimize-for-size', '--max-semi-space-size=2'] },
}; // flags as in docker/Dockerfile
const STARTS = 5;
const IDLE_MS = 30_000;

type Name = keyof typeof APPS;

/**
 * Needs `npm run build`. Starts each app several times on the database, with and without
 * OpenTelemetry.
 */
export async function measureStart(url: string): Promise<Row[]> {
  await using receiver = await startReceiver();
  const apps = [];
  for (const name of Object.keys(APPS) as Name[]) {
    apps.push(await startRepeatedly(name, 'off', { DATABASE_URL: url }));
    apps.push(
      await startRepeatedly(name, 'on', {
        DATABASE_URL: url,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address,
      }),
    );
  }
  await setTimeout(IDLE_MS);
  const rows = await Promise.all(
    apps.map(async ({ row, last }) => ({ ...row, 'RSS idle (MB)': await readRssMb(last.pid) })),
  );
  await Promise.all(apps.map(({ last }) => last.stop()));
  return rows;
}

/** Leaves the last process running. */
async function startRepeatedly(name: Name, traces: string, settings: Record<string, string>) {
  let last = await startOnce(name, settings);
  const starts = [last];
  while (starts.length < STARTS) {
    await last.stop();
    starts.push((last = await startOnce(name, settings)));
  }
  const median = (of: 'cpuMs' | 'elapsedMs') =>
    quantile(
      starts.map((start) => start[of]),
      0.5,
    );
  const row = {
    bundle: name,
    OpenTelemetry: traces,
    'CPU until ready (ms)': median('cpuMs'),
    'elapsed (ms)': median('elapsedMs'),
  };
  return { row, last };
}

async function startOnce(name: Name, settings: Record<string, string>) {
  const port = await freePort();
  const began = performance.now();
  const app = spawn(process.execPath, [...APPS[name].flags, 'main.js'], {
    cwd: join(import.meta.dirname, '../dist/apps', name),
    env: {
      PATH: process.env['PATH'],
      HASH_SECRET: 'the-secret-of-the-benchmarks-of-32',
      LOG_LEVEL: 'fatal',
      ...settings,
      [APPS[name].port]: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(app, 'exit');
  while (!(await isReady(port))) {
    if (app.exitCode !== null) throw new Error(`${name} ended with ${String(app.exitCode)}`);
    await setTimeout(20);
  }
  return {
    pid: app.pid,
    cpuMs: await readCpuMs(app.pid),
    elapsedMs: performance.now() - began,
    stop: async () => {
      app.kill('SIGTERM');
      await ended;
    },
  };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${String(port)}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function readRssMb(pid: number | undefined): Promise<number> {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(
    await readFile(`/proc/${String(pid)}/status`, 'utf8'),
  )?.[1];
  return Number(kb) / 1024;
}

/** An OTLP receiver that accepts everything. */
async function startReceiver() {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
