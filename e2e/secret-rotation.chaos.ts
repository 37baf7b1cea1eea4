// The steps of docs/operations/secrets.md, with real processes, while people open links and
// webhooks deliver.
import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createEmailHasher } from '@marquee/mail';
import { startAppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { HASH_SECRET } from '../apps/worker/test/create-test-worker.ts';
import { buildEvent } from './helpers/demand-fixture.ts';
import { isShed } from './helpers/replica-world.ts';
import { startRollingProxy } from './helpers/rolling-proxy.ts';
import { createWebhookFixture, startReceiver, verify } from './helpers/webhook-fixture.ts';

const NEXT_SECRET = 'the-next-secret-of-the-tests-of-32-characters';
const STEPS = [
  HASH_SECRET,
  `${HASH_SECRET},${NEXT_SECRET}`,
  `${NEXT_SECRET},${HASH_SECRET}`,
] as const;
const STEADY_MS = 5_000;
/** Six processes start, which takes minutes on a busy machine. */
const TIMEOUT_MS = 900_000;

const linkOf = (secrets: [string, ...string[]], address: string) => {
  const hasher = createEmailHasher(secrets);
  const token = hasher.createMailToken(hasher.hashEmail(address), 'mail_preferences');
  return `/mail/preferences?token=${token}`;
};

it(
  'breaks no link and no webhook in a rotation under load',
  async () => {
    await using receiver = await startReceiver();
    await using proxy = await startRollingProxy();
    await using marquee = await createWebhookFixture();
    const settings = (secrets: string) => ({
      ...marquee.environment,
      HASH_SECRET: '',
      HASH_SECRETS: secrets,
      LOG_LEVEL: 'info',
      WEBHOOKS_ALLOW_PRIVATE: '1',
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_S: '2',
    });
    const startApi = async (secrets: string) => {
      const app = await startAppProcess('api', { settings: settings(secrets) });
      const backend = proxy.add(app.port);
      await waitFor(() => backend.isReady);
      return { app, backend };
    };
    const startWorker = (secrets: string) =>
      startAppProcess('worker', { settings: settings(secrets) });

    const apis = [await startApi(STEPS[0]), await startApi(STEPS[0])];
    let worker = await startWorker(STEPS[0]);
    const links = [linkOf([HASH_SECRET], 'ann@example.com')];
    const former = await marquee.createWebhook({ url: `${receiver.url}/former` });
    const traffic = startTraffic(`http://127.0.0.1:${String(proxy.port)}`, links);
    const titles: string[] = [];
    const isIngesting = { value: true };
    const ingesting = (async () => {
      while (isIngesting.value) {
        const title = `Event ${String(titles.length)}`;
        await marquee.ingest([buildEvent({ title })]);
        titles.push(title);
        await setTimeout(500);
      }
    })();
    try {
      await receiver.waitForMessages(1, '/former');
      for (const secrets of STEPS.slice(1)) {
        for (const index of [0, 1]) {
          const old = apis[index];
          if (!old) throw new Error('no instance');
          old.app.signal('SIGTERM');
          await old.app.ended;
          proxy.remove(old.backend);
          apis[index] = await startApi(secrets);
        }
        worker.signal('SIGTERM');
        await worker.ended;
        worker = await startWorker(secrets);
        await setTimeout(STEADY_MS);
      }
      links.push(linkOf([NEXT_SECRET], 'bob@example.com')); // of mails since the second step
      await marquee.rows(`SELECT graphile_worker.add_job('reencrypt')`);
      await marquee.jobsFinished('reencrypt');
      await setTimeout(STEADY_MS);
    } finally {
      isIngesting.value = false;
      await Promise.all([ingesting, traffic.stop()]);
    }
    await waitFor(() => titles.every((title) => receiver.titles('/former').includes(title)));
    for (const message of receiver.at('/former')) verify(former.secret, message);
    const deliveries = await marquee.rows<{ status: string; error: string | null }>(
      `SELECT status, error FROM webhook_delivery WHERE webhook_id = '${former.id}'`,
    );
    console.log(
      `${String(traffic.total())} links (${String(traffic.shed())} shed) and ${String(deliveries.length)} messages for ${String(titles.length)} events`,
    );
    for (const { app } of apis) await app[Symbol.asyncDispose]();
    await worker[Symbol.asyncDispose]();
    expect([...proxy.failures, ...traffic.failures]).toEqual([]);
    expect(deliveries.filter(({ error }) => error !== null)).toEqual([]);
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(['delivered']));
    expect(traffic.total()).toBeGreaterThan(200);
  },
  TIMEOUT_MS,
);

interface Opened {
  status: number;
  text: string;
}

const open = async (url: string): Promise<Opened> => {
  try {
    const response = await fetch(url);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
};

/** Opens the links one after the other. */
function startTraffic(base: string, links: readonly string[]) {
  const failures: string[] = [];
  let total = 0;
  let shed = 0;
  let isStopped = false;
  async function run(): Promise<void> {
    while (!isStopped) {
      const link = links[total++ % links.length] ?? '';
      let opened = await open(base + link);
      while (isShed(opened)) {
        shed++;
        await setTimeout(1_000);
        opened = await open(base + link);
      }
      const { status, text } = opened;
      if (status !== 200) failures.push(`${link}: ${String(status)} ${text.slice(0, 300)}`);
      await setTimeout(20);
    }
  }
  const running = Promise.all([run(), run(), run()]);
  return {
    failures,
    total: () => total,
    shed: () => shed,
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
