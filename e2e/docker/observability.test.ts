import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess } from '@marquee/testing/app-process';
import { freePort } from '@marquee/testing/free-port';
import { parse } from 'yaml';
import { ALERT_CASES } from './alert-cases.ts';

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../docker', file), 'utf8');

interface Rules {
  groups: {
    rules: {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { runbook: string };
    }[];
  }[];
}
interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const rules = (parse(read('chart/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('observability/dashboard.json')) as Dashboard;
const METRIC = /\b(?:marquee|nodejs|process)_\w+/g;
const metricsIn = (expressions: string[]) =>
  [...new Set(expressions.flatMap((expr) => expr.match(METRIC) ?? []))].sort();

/** Returns the names that a process serves, and those of the parts of histograms. */
async function metricsOf(
  name: 'api' | 'worker',
  settings: Record<string, string>,
): Promise<string[]> {
  const port = String(await freePort());
  await using app = await startAppProcess(name, {
    settings: { ...settings, ADMIN_PORT: port, LOG_LEVEL: 'info' },
  });
  expect(app.port).toBeGreaterThan(0);
  const text = await (await fetch(`http://127.0.0.1:${port}/-/metrics`)).text();
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, metric = '', type]) =>
    type === 'histogram' ? [`${metric}_bucket`, `${metric}_count`, `${metric}_sum`] : [metric],
  );
}

describe('the alerts and the dashboard', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let served: Set<string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = { DATABASE_URL: database.url };
    const api = await metricsOf('api', {
      ...settings,
      DATABASE_REPLICA_URLS: database.url,
      REDIS_URL: 'redis://127.0.0.1:1',
      WEB_CONCURRENCY: '2',
    });
    served = new Set([...api, ...(await metricsOf('worker', settings))]);
  });
  afterAll(() => database[Symbol.asyncDispose]());

  it('use only metrics that are served', () => {
    const used = metricsIn([
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]);
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter((metric) => !served.has(metric))).toEqual([]);
  });

  it('cover every metric of our own that the operations guide lists', () => {
    const guide = read('../docs/operations/monitoring.md');
    const ours = [...served].filter(
      (metric) => metric.startsWith('marquee_') && !/_(bucket|sum)$/.test(metric),
    );
    const names = ours.map((metric) => metric.replace(/_seconds_count$/, '_seconds'));
    expect(names.filter((metric) => !guide.includes(`\`${metric}\``))).toEqual([]);
    const shown = metricsIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
    expect(ours.filter((metric) => !shown.includes(metric))).toEqual([]);
  });
});

describe('an alert', () => {
  const names = rules.map(({ alert }) => alert);

  it('has a name of its own, a severity and a runbook', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.runbook).toBe('docs/operations/monitoring.md#alerts');
    }
    expect(read('../docs/operations/monitoring.md')).toContain('\n### Alerts\n');
  });

  it.each(names)('%s has an entry in the operations guide and a test', (name) => {
    expect(read('../docs/operations/monitoring.md')).toMatch(
      new RegExp(`^\\| \`${name}\` +\\|`, 'm'),
    );
    expect(ALERT_CASES.filter(({ alert }) => alert === name)).toHaveLength(1);
  });
});

it('numbers the panels of the dashboard', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
