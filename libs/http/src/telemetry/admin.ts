import express from 'express';
import { Registry } from 'prom-client';
import { listen, type Listening } from '../connections/listen.ts';
import { createClusterMetrics } from './cluster-metrics.ts';
import { mergeMetrics } from './merge-metrics.ts';
import type { Telemetry } from './telemetry.ts';

export interface AdminOptions {
  host: string;
  /** Without a port, nothing is served. */
  adminPort?: number | undefined;
}

/**
 * Serves `/-/metrics` of the deployables of this process on a separate port, which is not public.
 */
export async function listenForAdmin(
  telemetries: (Telemetry | null)[],
  options: AdminOptions,
): Promise<Listening | null> {
  const registries = telemetries.flatMap((telemetry) => telemetry?.registry ?? []);
  const read = async () =>
    mergeMetrics(await Promise.all(registries.map((registry) => registry.metrics())));
  return serveMetrics(read, options);
}

/**
 * Serves the metrics of the processes that this one starts. Each of them calls `shareMetrics`. Call
 * it before the first one starts.
 */
export async function listenForClusterMetrics(
  processes: number,
  options: AdminOptions,
): Promise<{ close: () => Promise<void> }> {
  const metrics = createClusterMetrics(processes);
  const listening = await serveMetrics(metrics.read, options);
  return {
    close: async () => {
      metrics.close();
      await listening?.close();
    },
  };
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
