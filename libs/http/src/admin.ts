import express from 'express';
import { Registry } from 'prom-client';
import { listen, type Listening } from './listen.ts';
import type { Telemetry } from './telemetry.ts';

export interface AdminPlace {
  host: string;
  /** Absent: nothing is served. */
  adminPort?: number | undefined;
}

/** Serves `/-/metrics` of one or several deployables of a process, on a port of its own: it is never public. */
export async function listenForAdmin(telemetries: (Telemetry | null)[], place: AdminPlace): Promise<Listening | null> {
  const { host, adminPort } = place;
  if (adminPort === undefined) return null;
  const registries = telemetries.flatMap((telemetry) => telemetry?.registry ?? []);
  const app = express().disable('x-powered-by').disable('etag');
  app.get('/-/metrics', async (_req, res) => {
    res.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metricsOf(registries));
  });
  return listen(app, { host, port: adminPort, portSetting: 'ADMIN_PORT' });
}

/** Each metric once, with the samples of every registry: prom-client's own way to merge them adds up what they label apart. */
async function metricsOf(registries: Registry[]): Promise<string> {
  const samples = new Map<string, string[]>();
  for (const registry of registries)
    for (const block of (await registry.metrics()).trim().split('\n\n')) {
      const [help = '', type = '', ...lines] = block.split('\n');
      const heading = `${help}\n${type}`;
      samples.set(heading, [...(samples.get(heading) ?? []), ...lines]);
    }
  return [...samples].map(([heading, lines]) => `${[heading, ...lines].join('\n')}\n`).join('\n');
}
