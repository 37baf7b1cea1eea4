import express from 'express';
import { AggregatorRegistry, Registry } from 'prom-client';
import { listen, type Listening } from '../connections/listen.ts';
import type { Telemetry } from './telemetry.ts';

export interface AdminOptions {
  host: string;
  /** Without a port, nothing is served. */
  adminPort?: number | undefined;
}

/** Serves `/-/metrics` of the deployables of this process on a separate port, which is not public. */
export async function listenForAdmin(
  telemetries: (Telemetry | null)[],
  options: AdminOptions,
): Promise<Listening | null> {
  const registries = telemetries.flatMap((telemetry) => telemetry?.registry ?? []);
  return serveMetrics(() => mergeMetrics(registries), options);
}

/** Serves the sums of the metrics of all processes that this one has started. Each of them calls `shareMetrics`. */
export function listenForClusterMetrics(options: AdminOptions): Promise<Listening | null> {
  const processes = new AggregatorRegistry();
  return serveMetrics(() => processes.clusterMetrics(), options);
}

/** Lets the process that started this one read its metrics. */
export function shareMetrics({ registry }: Telemetry): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry(); // answers the requests of the primary
}

async function serveMetrics(
  read: () => Promise<string>,
  { host, adminPort }: AdminOptions,
): Promise<Listening | null> {
  if (adminPort === undefined) return null;
  const app = express().disable('x-powered-by').disable('etag');
  app.get('/-/metrics', async (_req, res) => {
    res.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await read());
  });
  return listen(app, { host, port: adminPort, portSetting: 'ADMIN_PORT' });
}

/** Lists each metric once, with the samples of every registry. `AggregatorRegistry` would add up samples that differ in a label. */
async function mergeMetrics(registries: Registry[]): Promise<string> {
  const samples = new Map<string, string[]>();
  for (const registry of registries)
    for (const block of (await registry.metrics()).trim().split('\n\n')) {
      const [help = '', type = '', ...lines] = block.split('\n');
      const heading = `${help}\n${type}`;
      samples.set(heading, [...(samples.get(heading) ?? []), ...lines]);
    }
  return [...samples].map(([heading, lines]) => `${[heading, ...lines].join('\n')}\n`).join('\n');
}
