import { connectDatabase, type Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { createJobRunner, type Job, type JobRunner } from '../../src/queue/index.ts';

const TIMES = {
  heartbeatMs: 100,
  abandonedAfterMs: 300,
  firstRetryMs: 100,
  maxRetryMs: 200,
  forceAfterMs: 500,
};

interface RunOptions {
  /** The jobs of a second queue. */
  others?: Record<string, Job>;
  on?: Database;
  concurrency?: number;
  pollIntervalMs?: number;
  times?: Partial<typeof TIMES>;
}

/** An empty database, and runners whose waits are short. */
export async function createRunners() {
  const database = await createTestDatabase();
  const runners: JobRunner[] = [];
  const logged: string[] = [];
  const messages: string[] = [];

  function run(
    jobs: Record<string, Job>,
    { others, on = database, concurrency = 1, pollIntervalMs, times }: RunOptions = {},
  ) {
    const pace = { concurrency, ...(pollIntervalMs !== undefined && { pollIntervalMs }) };
    const queues = [{ ...pace, jobs }, ...(others ? [{ concurrency: 1, jobs: others }] : [])];
    const log = (_level: string, { message }: Record<string, unknown>, event: string) => {
      logged.push(event);
      if (typeof message === 'string') messages.push(message);
    };
    const runner = createJobRunner({ database: on, queues, log, times: { ...TIMES, ...times } });
    runners.push(runner);
    runner.start();
    return runner;
  }

  const add = (task: string, query = database.query) =>
    query({ text: `SELECT graphile_worker.add_job($1, '{"n":1}')`, values: [task] });
  const count = async (condition: string): Promise<number> =>
    (
      await database.query({
        text: `SELECT 1 FROM graphile_worker.jobs WHERE ${condition}`,
        values: [],
      })
    ).length;
  const execute = (text: string) => database.query({ text, values: [] });
  return {
    database,
    /** The events that the runners logged. */
    logged,
    /** The messages of the queue among them. */
    messages,
    run,
    add,
    execute,
    lockedJobs: () => count('locked_at IS NOT NULL'),
    waitingJobs: () => count('true'),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Connects to a database that does not exist yet. `create` creates it. */
export function connectLater({
  database,
}: Pick<Awaited<ReturnType<typeof createRunners>>, 'database'>) {
  const name = `${new URL(database.url).pathname.slice(1)}_later`;
  const later = connectDatabase({ url: database.url.replace(/[^/]+$/, name), name });
  return {
    ...later,
    create: () => database.pool.query(`CREATE DATABASE ${name} TEMPLATE template_marquee`),
    [Symbol.asyncDispose]: async () => {
      await later.close();
      await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
