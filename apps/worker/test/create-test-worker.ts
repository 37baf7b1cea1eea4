import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@marquee/database/testing';
import { createOutbox, type NewMail } from '@marquee/mail';
import { waitFor } from '@marquee/testing/wait-for';
import supertest from 'supertest';
import { connectDependencies, createApp, parseConfig, type Dependencies } from '../src/index.ts';

export { waitFor } from '@marquee/testing/wait-for';

export const HASH_SECRET = 'a-secret-of-the-tests-of-32-characters';

export const buildMail = (overrides: Partial<NewMail> = {}): NewMail => ({
  to: 'ann@example.com',
  confirmed: false,
  locale: null,
  content: { kind: 'api_key', apiKey: 'mq_live_0123456789', confirmToken: 'confirm-me' },
  ...overrides,
});

/** Creates a worker with its own database and data folder. It runs jobs after `start` is called. */
export async function createTestWorker(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'marquee-worker-'));
  const sourcesFile = join(dataFolder, 'sources.json');
  await writeFile(sourcesFile, '[]'); // tests read no external feeds
  const environment = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    MARQUEE_DATA: dataFolder,
    PUBLIC_API_URL: 'https://api.test',
    PUBLIC_WIDGETS_URL: 'https://widgets.test',
    MAIL_FROM: 'Marquee <hello@marquee.test>',
    HASH_SECRET,
    SOURCES_FILE: sourcesFile,
    ...settings,
  };
  const workers: Dependencies[] = [];
  const { enqueue } = createOutbox({ hashSecrets: [HASH_SECRET] });

  /** Starts a worker; call it again for another one with the same settings, or changed ones. */
  function start(changes: Record<string, string> = {}): Dependencies {
    const dependencies = connectDependencies(parseConfig({ ...environment, ...changes }));
    workers.push(dependencies);
    dependencies.jobs.start();
    return dependencies;
  }
  const rows = async <Row extends object>(text: string) =>
    database.query<Row>({ text, values: [] });
  /**
   * Waits until the queue contains no job of this task. (It is never empty for long: some jobs add
   * their next run.)
   */
  async function jobsFinished(task: string): Promise<void> {
    const left = () => rows(`SELECT * FROM graphile_worker.jobs WHERE task_identifier = '${task}'`);
    await waitFor(async () => (await left()).length === 0).catch(async () => {
      throw new Error(`Unfinished jobs: ${JSON.stringify(await left())}`);
    });
  }
  return {
    database,
    dataFolder,
    environment,
    start,
    rows,
    jobsFinished,
    health: (dependencies: Dependencies) => supertest(createApp(dependencies)).get('/health'),
    enqueue: (mail: NewMail) => database.transaction((query) => enqueue(query, mail)),
    /** Waits until every mail is sent or dropped. */
    mailsFinished: () =>
      waitFor(
        async () => (await rows('SELECT 1 FROM mail WHERE content IS NOT NULL')).length === 0,
      ),
    [Symbol.asyncDispose]: async () => {
      for (const { jobs } of workers) await jobs.stop();
      for (const worker of workers) await worker[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(dataFolder, { recursive: true });
    },
  };
}
