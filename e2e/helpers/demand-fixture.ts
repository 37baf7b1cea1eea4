import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../apps/api/src/index.ts';
import {
  HASH_SECRET,
  waitFor,
  createTestWorker,
} from '../../apps/worker/test/create-test-worker.ts';
import { startSmtp } from '../../apps/worker/test/smtp-fixture.ts';

let serial = 0;

/** Returns a concert in Berlin. A test overrides the fields it is about. */
export const buildEvent = (overrides: Partial<RawEvent> = {}): RawEvent => ({
  source_id: `e${String(++serial)}`,
  title: `Concert ${String(serial)}`,
  category: 'music',
  start_local: '2099-06-06T20:00:00',
  city: 'Berlin',
  country: 'DE',
  ...overrides,
});

/** Starts the API, a mail server and, after `start` is called, the worker on their own database. */
export async function createDemandFixture() {
  const smtp = await startSmtp();
  const worker = await createTestWorker({ SMTP_URL: smtp.url });
  const dependencies = connectDependencies({
    databaseUrl: worker.database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    hashSecrets: [HASH_SECRET],
    trustProxy: 1,
    deadlineMs: 20_000, // long enough for a busy machine
  });
  const request = supertest(createApp(dependencies));
  const send = async (path: string, body: object) => {
    const { status, text } = await request
      .post(path)
      .set('X-Forwarded-For', `10.0.0.${String(++serial % 250)}`)
      .send(body);
    if (status !== 200) throw new Error(`${path}: ${String(status)} ${text}`);
  };
  return {
    ...worker,
    smtp,
    request,
    send,
    ...createMailbox(smtp, request),
    ingest: (records: RawEvent[], full = false) =>
      ingest(worker.database, { source: { name: 'test' }, records, full }),
    addJob: (task: string) => worker.rows(`SELECT graphile_worker.add_job('${task}')`),
    /** Runs a job and waits until it and all mails are finished. */
    runJob: async (task: string) => {
      await worker.rows(`SELECT graphile_worker.add_job('${task}', job_key => 'test')`);
      const pending = () => worker.rows(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'test'`);
      await waitFor(async () => (await pending()).length === 0);
      await worker.mailsFinished();
    },
    [Symbol.asyncDispose]: async () => {
      await dependencies[Symbol.asyncDispose]();
      await worker[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

/** The mails that subscribers receive, and the links in them that they follow. */
function createMailbox(
  { received }: Awaited<ReturnType<typeof startSmtp>>,
  request: ReturnType<typeof supertest>,
) {
  /** Waits until an address received `count` mails and returns them. */
  const mailsTo = async (address: string, count: number) => {
    const findMails = () =>
      received.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail);
    await waitFor(() => findMails().length >= count);
    return findMails();
  };
  /** Submits the form behind the link of the confirmation mail. */
  async function confirm(address: string): Promise<void> {
    const [mail] = await mailsTo(address, 1);
    const token = /signup\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await request.post('/signup/confirm').type('form').send({ token }).expect(200);
  }
  return { mailsTo, confirm };
}

export type DemandFixture = Awaited<ReturnType<typeof createDemandFixture>>;
