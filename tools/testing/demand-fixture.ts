import { ingest, type RawEvent } from '@marquee/ingest';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../apps/api/src/index.ts';
import { startSmtp } from '../../apps/worker/test/smtp.ts';
import { HASH_SECRET, waitFor, workerWith } from '../../apps/worker/test/worker-with.ts';

let serial = 0;

/** A concert in Berlin next year, but for what a test says. */
export const buildEvent = (overrides: Partial<RawEvent> = {}): RawEvent => ({
  source_id: `e${String(++serial)}`,
  title: `Concert ${String(serial)}`,
  category: 'music',
  start_local: '2099-06-06T20:00:00',
  city: 'Berlin',
  country: 'DE',
  ...overrides,
});

/** The API and the worker on one database of their own, with a mail server. The worker works once it is started. */
export async function demandWorld() {
  const smtp = await startSmtp();
  const world = await workerWith({ SMTP_URL: smtp.url });
  const dependencies = connectDependencies({
    databaseUrl: world.database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test' },
    hashSecret: HASH_SECRET,
    trustProxy: 1,
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
    ...world,
    smtp,
    request,
    send,
    ...mailbox(smtp, request),
    ingest: (records: RawEvent[], full = false) => ingest(world.database, { source: { name: 'test' }, records, full }),
    run: (task: string) => world.rows(`SELECT graphile_worker.add_job('${task}')`),
    /** Runs a job and waits until it and all mails are done. */
    done: async (task: string) => {
      await world.rows(`SELECT graphile_worker.add_job('${task}', job_key => 'test')`);
      await waitFor(
        async () => (await world.rows(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'test'`)).length === 0,
      );
      await world.settled();
    },
    [Symbol.asyncDispose]: async () => {
      await dependencies[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}
/** What comes to people, and what they do with it. */
function mailbox({ received }: Awaited<ReturnType<typeof startSmtp>>, request: ReturnType<typeof supertest>) {
  /** The mails that came to an address, once there are so many. */
  const mailsTo = async (address: string, count: number) => {
    const ofAddress = () => received.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail);
    await waitFor(() => ofAddress().length >= count);
    return ofAddress();
  };
  /** Presses the button behind the link of a confirmation mail. */
  async function confirm(address: string): Promise<void> {
    const [mail] = await mailsTo(address, 1);
    const token = /signup\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await request.post('/signup/confirm').type('form').send({ token }).expect(200);
  }
  return { mailsTo, confirm };
}

export type DemandWorld = Awaited<ReturnType<typeof demandWorld>>;
