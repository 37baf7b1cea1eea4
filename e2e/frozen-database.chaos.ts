// Runs the deployed API while PostgreSQL is frozen or a table is locked. Every request must end
// within its deadline, cached reads and clicks must be served, and nothing that was acknowledged
// may be lost or counted twice.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import {
  KINDS,
  load,
  send,
  startFixture,
  warmUp,
  type Answer,
  type Kind,
  type Fixture,
} from './helpers/database-outage-fixture.ts';

/** The deadline of 2.5 s and a margin for a slow machine. */
const BOUND_MS = 4_000;
/** When the circuit breaker is open. */
const OPEN_AFTER_MS = 4_500;

const of = (answers: Answer[], ...kinds: Kind[]) =>
  answers.filter(({ kind }) => kinds.includes(kind));
const times = (answers: Answer[]) => answers.map(({ ms }) => ms).sort((a, b) => a - b);
const median = (answers: Answer[]) => times(answers)[Math.floor(answers.length / 2)] ?? Infinity;
const slowest = (answers: Answer[]) => times(answers).at(-1) ?? Infinity;
const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

function report(name: string, answers: Answer[]): void {
  const rows = KINDS.map((kind) => {
    const some = of(answers, kind);
    return `${kind} ${statuses(some).join('/')} p50 ${median(some).toFixed(0)} max ${slowest(some).toFixed(0)} ms`;
  });
  console.log(`${name}: ${rows.join(', ')}`);
}

/** Expects that each acknowledged demand and click is stored once. */
async function expectNothingLost({ database }: Fixture, answers: Answer[]): Promise<void> {
  const read = <Row extends object>(text: string) => database.query<Row>({ text, values: [] });
  const demands = await read<{ name: string; stored: number; counted: number }>(`
    SELECT a.name, count(*)::int AS stored, max(t.demands) AS counted
    FROM demand d JOIN demand_target t ON t.id = d.target_id JOIN artist a ON a.id = t.artist_id GROUP BY a.id, a.name`);
  const acknowledged = of(answers, 'demand').filter(({ status }) => status === 200);
  const stored = new Map(demands.map((row) => [row.name, row]));
  expect(acknowledged.filter(({ id }) => !stored.has(must(id)))).toEqual([]);
  expect(demands.filter((row) => row.stored !== 1 || row.counted !== 1)).toEqual([]);
  const clicked = of(answers, 'click').map(({ id }) => id);
  await waitFor(async () => {
    const clicks = new Set(
      (await read<{ id: string }>('SELECT id FROM click')).map(({ id }) => id),
    );
    return clicked.every((id) => clicks.has(must(id)));
  });
  const [sums] = await read<{ clicks: number; counted: number }>(
    'SELECT (SELECT count(*) FROM click)::int AS clicks, (SELECT sum(clicks) FROM click_hour)::int AS counted',
  );
  expect(sums?.counted).toBe(sums?.clicks);
}

describe('the API', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await startFixture();
  }, 120_000);
  afterAll(() => fixture.close());
  beforeEach(() => {
    fixture.log.length = 0;
  });

  const states = () =>
    fixture.log.flatMap(({ msg, state }) => (msg === 'database.state' ? [state] : []));

  /** Freezes PostgreSQL while `work` runs. */
  async function whileFrozen<Result>(work: () => Promise<Result>): Promise<Result> {
    const pids = await fixture.pids();
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      return await work();
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
  }

  it('ends every request within its deadline while PostgreSQL is frozen for 8 s', async () => {
    await warmUp(fixture);
    const answers = await whileFrozen(() => load(fixture, 8_000));
    const recovery = await recoveryMs();
    report('frozen', answers);
    console.log(`writes accepted again after ${recovery.toFixed(0)} ms`);
    expect(slowest(answers)).toBeLessThan(BOUND_MS);
    expect(statuses(of(answers, 'warm', 'live'))).toEqual([200]);
    expect(statuses(of(answers, 'click'))).toEqual([302]);
    expect(statuses(of(answers, 'cold', 'demand', 'signup'))).toEqual([503]);
    expect(
      of(answers, 'cold', 'demand', 'signup').every(({ retryAfter }) => Number(retryAfter) > 0),
    ).toBe(true);
    expect(median(of(answers, 'warm'))).toBeLessThan(BOUND_MS / 8);
    const whileOpen = answers.filter(({ atMs }) => atMs > OPEN_AFTER_MS);
    for (const kind of KINDS)
      expect([kind, median(of(whileOpen, kind)) < BOUND_MS / 8]).toEqual([kind, true]);
    expect(recovery).toBeLessThan(3_000 + (BOUND_MS - 2_500));
    expect(states()).toEqual(['down', 'ok']);
    expect(fixture.log.filter(({ level }) => level >= 50)).toEqual([]);
    await expectNothingLost(fixture, answers);
  });

  /** Returns the time from the end of the fault to the first accepted write. */
  async function recoveryMs(): Promise<number> {
    const startedAt = performance.now();
    await waitFor(async () => (await send(fixture, 'demand', startedAt)).status === 200);
    return performance.now() - startedAt;
  }

  it.each(['event', 'demand_target'])(
    'ends every request within its deadline while %s is locked for 6 s',
    async (table) => {
      await warmUp(fixture);
      const answers = await fixture.database.transaction(async (query) => {
        await query({ text: `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, values: [] });
        return load(fixture, 6_000);
      });
      report(`${table} locked`, answers);
      expect(slowest(answers)).toBeLessThan(BOUND_MS);
      expect(statuses(of(answers, 'warm', 'live'))).toEqual([200]);
      expect(statuses(of(answers, 'click'))).toEqual([302]);
      expect(median(of(answers, 'warm'))).toBeLessThan(BOUND_MS / 8);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
      expect(answers.filter(({ status }) => ![200, 302, 503].includes(status))).toEqual([]);
      expect(states()).toEqual([]); // a locked table does not open the circuit breaker
      expect(fixture.log.filter(({ level }) => level >= 50)).toEqual([]);
      await expectNothingLost(fixture, answers);
    },
  );
});
