import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createSecretCheck } from '@marquee/database';
import { createEmailHasher, createOutbox, createSecretCipher } from '@marquee/mail';
import { waitFor } from '@marquee/testing/wait-for';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../apps/api/src/index.ts';
import { buildMail, HASH_SECRET } from '../apps/worker/test/create-test-worker.ts';
import { createWebhookFixture, startReceiver, verify } from './helpers/webhook-fixture.ts';

const NEXT_SECRET = 'the-next-secret-of-the-tests-of-32-characters';
const ANN = 'ann@example.com';
const during = { HASH_SECRET: '', HASH_SECRETS: `${NEXT_SECRET},${HASH_SECRET}` };

const former = createEmailHasher([HASH_SECRET]);
const preferences = `/mail/preferences?token=${former.createMailToken(former.hashEmail(ANN), 'mail_preferences')}`;

async function apiWith(url: string, hashSecrets: [string, ...string[]]) {
  const dependencies = connectDependencies({
    databaseUrl: url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    hashSecrets,
    deadlineMs: 20_000,
  });
  const statusOf = async (path: string) =>
    (await supertest(createApp(dependencies)).get(path)).status;
  return { statusOf, [Symbol.asyncDispose]: () => dependencies[Symbol.asyncDispose]() };
}

describe('a rotation of the secret', () => {
  it('breaks no link, waiting mail, webhook or "never again" mark of before', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    const check = createSecretCheck(marquee.database);
    expect(await check.register([HASH_SECRET])).toBe(true);
    const { id, secret } = await marquee.createWebhook({ url: receiver.url });
    await marquee.enqueue(buildMail({ to: ANN }));
    await marquee.rows(
      `INSERT INTO mail_stop (recipient_hash) VALUES (decode('${former.hashEmail('bob@example.com').toString('hex')}', 'hex'))`,
    );

    expect(await check.register([NEXT_SECRET, HASH_SECRET])).toBe(true);
    marquee.start(during);
    await marquee.mailsFinished();
    const [mail = ''] = await readdir(join(marquee.dataFolder, 'outbox'));
    expect(await readFile(join(marquee.dataFolder, 'outbox', mail), 'utf8')).toContain(
      `To: ${ANN}`,
    );
    await waitFor(async () => (await marquee.call(`get /webhooks/${id}`)).status === 200);
    await marquee.call(`post /webhooks/${id}/test`);
    const [message] = await receiver.waitForMessages(1);
    if (message) verify(secret, message);
    await using api = await apiWith(marquee.database.url, [NEXT_SECRET, HASH_SECRET]);
    expect(await api.statusOf(preferences)).toBe(200);
    const { enqueue } = createOutbox({ hashSecrets: [NEXT_SECRET, HASH_SECRET] });
    const toBob = buildMail({ to: 'bob@example.com' });
    expect(await marquee.database.transaction((query) => enqueue(query, toBob))).toBe(false);
  });

  it('ends when everything is encrypted with the new secret, after which the old one is refused', async () => {
    await using marquee = await createWebhookFixture();
    const check = createSecretCheck(marquee.database);
    await check.register([HASH_SECRET]);
    const { id, secret } = await marquee.createWebhook({ url: 'https://receiver.example.com/' });
    await check.register([NEXT_SECRET, HASH_SECRET]);
    marquee.start(during);
    const stored = async () => {
      const [row] = await marquee.rows<{ secret: Buffer }>(
        `SELECT secret FROM webhook WHERE id = '${id}'`,
      );
      return row?.secret ?? Buffer.alloc(0);
    };
    const { decrypt, reencrypt } = createSecretCipher([NEXT_SECRET]);
    expect(reencrypt.bind(null, await stored(), id)).toThrow();
    const run = async () => {
      await marquee.rows(`SELECT graphile_worker.add_job('reencrypt')`);
      await marquee.jobsFinished('reencrypt');
    };
    await run();
    expect(decrypt(await stored(), id)).toBe(secret);
    await run(); // too early: a server may still start that encrypts with the former secret
    expect(await check.register([NEXT_SECRET])).toBe(false);
    await marquee.rows(`UPDATE secret_check SET first_used_at = now() - interval '2 hours'`);
    await run();
    expect(await check.register([NEXT_SECRET])).toBe(true);
    expect(await check.register([HASH_SECRET])).toBe(false);
    await using api = await apiWith(marquee.database.url, [NEXT_SECRET]);
    expect(await api.statusOf(preferences)).toBe(404);
  });

  it('repeats the marks of known addresses under the new hash', async () => {
    await using marquee = await createWebhookFixture();
    const check = createSecretCheck(marquee.database);
    await check.register([HASH_SECRET]);
    await check.register([NEXT_SECRET, HASH_SECRET]);
    const hash = former.hashEmail('owner@example.com').toString('hex');
    await marquee.createKey('Owner@example.com');
    await marquee.rows(
      `INSERT INTO mail_opt_out (recipient_hash, kind) VALUES (decode('${hash}', 'hex'), 'digest')`,
    );
    marquee.start(during);
    await marquee.rows(`SELECT graphile_worker.add_job('reencrypt')`);
    const current = createEmailHasher([NEXT_SECRET]).hashEmail('owner@example.com').toString('hex');
    await waitFor(async () => {
      const rows = await marquee.rows(
        `SELECT FROM mail_opt_out WHERE recipient_hash = decode('${current}', 'hex')`,
      );
      return rows.length === 1;
    });
  });
});
