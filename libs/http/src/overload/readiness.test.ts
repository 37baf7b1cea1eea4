import { describe, expect, it } from '@jest/globals';
import { createReadiness, type NotReadyReason, type SchemaState } from './readiness.ts';

const DOWN = new Error('connect ECONNREFUSED');

/**
 * Creates a readiness check whose database returns these results in order. The last one repeats.
 */
function createTestReadiness(...results: (SchemaState | Error)[]) {
  const changes: (NotReadyReason | null)[] = [];
  const clock = { ms: 0 };
  let checks = 0;
  const readiness = createReadiness({
    readSchema: async () => {
      const result = results[Math.min(checks++, results.length - 1)] ?? DOWN;
      if (result instanceof Error) throw result;
      return result;
    },
    onChange: (reason) => changes.push(reason),
    now: () => clock.ms,
  });
  return { readiness, changes, clock, countChecks: () => checks };
}

describe('readiness', () => {
  it('is starting before the first check', () => {
    expect(createTestReadiness('supported').readiness.reason()).toBe('starting');
  });

  it('is ready after the first check finds a supported schema', async () => {
    const { readiness } = createTestReadiness('supported');
    await readiness.refresh();
    expect(readiness.reason()).toBeNull();
  });

  it('checks again soon while it is not ready', async () => {
    const { readiness, clock, changes } = createTestReadiness(
      DOWN,
      'migrations_pending',
      'supported',
    );
    for (let ms = 0; ms <= 6_000; ms += 500) {
      clock.ms = ms;
      await readiness.refresh();
    }
    expect(changes).toEqual(['database_unreachable', 'migrations_pending', null]);
  });

  it('checks at most once a minute while it is ready', async () => {
    const { readiness, clock, countChecks } = createTestReadiness('supported');
    for (clock.ms = 0; clock.ms < 600_000; clock.ms += 1_000) await readiness.refresh();
    expect(countChecks()).toBe(10);
  });

  it('stays ready while the database is down after it was reached once', async () => {
    const { readiness, clock } = createTestReadiness('supported', DOWN);
    await readiness.refresh();
    clock.ms = 120_000;
    await readiness.refresh();
    expect(readiness.reason()).toBeNull();
  });

  it('becomes not ready when a later migration makes the schema incompatible', async () => {
    const { readiness, clock } = createTestReadiness('supported', 'schema_too_new');
    await readiness.refresh();
    clock.ms = 120_000;
    await readiness.refresh();
    expect(readiness.reason()).toBe('schema_too_new');
  });

  it('is loading until endStart is called', async () => {
    const { readiness, changes } = createTestReadiness('supported');
    readiness.beginStart();
    await readiness.refresh();
    expect(readiness.reason()).toBe('loading');
    readiness.endStart();
    expect([readiness.reason(), changes]).toEqual([null, ['loading', null]]);
  });

  it('is draining after beginDrain, without further checks', async () => {
    const { readiness, countChecks } = createTestReadiness('supported');
    readiness.beginDrain();
    await readiness.refresh();
    expect([readiness.reason(), countChecks()]).toEqual(['draining', 0]);
  });

  it('runs one check for simultaneous probes', async () => {
    const { readiness, countChecks } = createTestReadiness('supported');
    await Promise.all([readiness.refresh(), readiness.refresh(), readiness.refresh()]);
    expect(countChecks()).toBe(1);
  });
});
