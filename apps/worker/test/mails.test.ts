import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createEmailHasher } from '@marquee/mail';
import PostalMime from 'postal-mime';
import { buildMail, HASH_SECRET, waitFor, createTestWorker } from './create-test-worker.ts';
import { startFaultyServer, startSmtp } from './smtp-fixture.ts';

const KEY = 'mq_live_0123456789';

interface StoredMail {
  id: string;
  recipient: string | null;
  content: Buffer | null;
  attempts: number;
  last_error: string | null;
  sent_at: Date | null;
  dropped_at: Date | null;
}

const storedMails = async (worker: {
  rows: <Row extends object>(text: string) => Promise<Row[]>;
}) => worker.rows<StoredMail>('SELECT * FROM mail ORDER BY id');

describe('a mail in the outbox', () => {
  it('is delivered to its recipient as HTML and text', async () => {
    await using smtp = await startSmtp();
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    worker.start();
    expect(await worker.enqueue(buildMail({ to: 'Ann.Lee@Example.com' }))).toBe(true);
    await worker.mailsFinished();
    const [{ id } = { id: '' }] = await storedMails(worker);
    const [{ recipients, mail } = { recipients: [], mail: null }] = smtp.received;
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(smtp.received).toHaveLength(1);
    expect(recipients).toEqual(['Ann.Lee@example.com']);
    expect(mail?.to).toEqual([{ name: '', address: 'Ann.Lee@example.com' }]);
    expect(mail?.from).toEqual({ name: 'Marquee', address: 'hello@marquee.test' });
    expect(mail?.messageId).toBe(`<${id}@marquee.test>`);
    expect(mail?.subject).toBe('Your Marquee API key');
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['list-unsubscribe']).toMatch(
      /^<https:\/\/api\.test\/mail\/stop\?token=[\w-]{64}>$/,
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(KEY);
      expect(part).toContain('https://api.test/keys/confirm?token=confirm-me');
      expect(part).toContain('https://api.test/mail/stop?token=');
      expect(part?.replace(/\s+/g, ' ')).toContain('The key expires after 30 days without use');
    }
    expect(
      mail?.text?.split('\n').every((line) => line.length <= 72 || line.startsWith('https://')),
    ).toBe(true);
    expect(mail?.html).not.toMatch(/<img|<script|<link|url\(/);
  });

  it('has no unsubscribe link for a confirmed address', async () => {
    await using smtp = await startSmtp();
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    worker.start();
    await worker.enqueue(buildMail({ confirmed: true }));
    await worker.mailsFinished();
    expect(smtp.received[0]?.raw).not.toMatch(/List-Unsubscribe|mail\/stop/);
  });

  it('is stored encrypted, and deleted with its address after delivery', async () => {
    await using smtp = await startSmtp();
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    await worker.enqueue(buildMail());
    const [waiting] = await worker.rows<{ mail: string; jobs: string }>(
      `SELECT encode(content, 'escape') AS mail, (SELECT json_agg(j)::text FROM graphile_worker._private_jobs j) AS jobs FROM mail`,
    );
    for (const secret of [KEY, 'confirm-me']) expect(JSON.stringify(waiting)).not.toContain(secret);
    worker.start();
    await worker.mailsFinished();
    const [mail] = await storedMails(worker);
    expect(mail).toMatchObject({
      recipient: null,
      content: null,
      attempts: 1,
      last_error: null,
      dropped_at: null,
    });
    expect(mail?.sent_at).toBeInstanceOf(Date);
    await worker.jobsFinished('send_mail');
    const dump = await worker.rows<{ all: string }>(`SELECT json_agg(m)::text AS all FROM mail m`);
    expect(dump[0]?.all).not.toContain('ann@');
  });

  it('stays in the outbox if the current secret cannot decrypt it', async () => {
    await using smtp = await startSmtp();
    await using worker = await createTestWorker({
      SMTP_URL: smtp.url,
      HASH_SECRET: 'another-secret-of-more-than-32-characters',
    });
    await worker.enqueue(buildMail());
    worker.start();
    await waitFor(async () => (await storedMails(worker))[0]?.last_error !== null);
    expect((await storedMails(worker))[0]?.content).not.toBeNull();
    expect(smtp.received).toEqual([]);
  });

  it('is sent once by concurrent workers', async () => {
    await using smtp = await startSmtp();
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    for (let n = 0; n < 40; n++)
      await worker.enqueue(buildMail({ to: `ann${String(n)}@example.com` }));
    worker.start();
    worker.start();
    await worker.mailsFinished();
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });
});

describe('a mail without SMTP_URL', () => {
  it('is written to a file named by time', async () => {
    await using worker = await createTestWorker();
    const { mailTarget } = worker.start();
    expect(mailTarget).toBe(join(worker.dataFolder, 'outbox'));
    await worker.enqueue(buildMail());
    await worker.enqueue(buildMail({ to: 'bob@example.com' }));
    await worker.mailsFinished();
    const files = (await readdir(mailTarget)).sort();
    expect(files).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f-]{36}\.eml$/),
      expect.any(String),
    ]);
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(mailTarget, file)))),
    );
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['ann@example.com', 'bob@example.com']);
    expect(mails[0]?.text).toContain(KEY);
  });

  it('is retried if the folder cannot be written', async () => {
    await using worker = await createTestWorker();
    await writeFile(join(worker.dataFolder, 'outbox'), 'a file where the folder should be');
    worker.start();
    await worker.enqueue(buildMail());
    await waitFor(
      async () => (await storedMails(worker))[0]?.last_error?.includes('EEXIST') ?? false,
    );
    expect((await storedMails(worker))[0]).toMatchObject({ attempts: 1, dropped_at: null });
  });
});

describe('mail delivery', () => {
  it('retries after a temporary rejection', async () => {
    let attempts = 0;
    await using smtp = await startSmtp({ refuse: () => (++attempts === 1 ? 450 : null) });
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    worker.start();
    await worker.enqueue(buildMail());
    await worker.mailsFinished();
    expect((await storedMails(worker))[0]).toMatchObject({
      attempts: 2,
      dropped_at: null,
      last_error: null,
    });
    expect(smtp.received).toHaveLength(1);
  });

  it('drops a mail after a permanent rejection and stores the reason without the address', async () => {
    await using smtp = await startSmtp({ refuse: () => 550 });
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    worker.start();
    await worker.enqueue(buildMail());
    await worker.mailsFinished();
    const [mail] = await storedMails(worker);
    expect(mail).toMatchObject({ attempts: 1, recipient: null, content: null, sent_at: null });
    expect(mail?.dropped_at).toBeInstanceOf(Date);
    expect(mail?.last_error).toMatch(/550 <\(address\)> is not welcome/);
    expect(await worker.enqueue(buildMail({ confirmed: true }))).toBe(false);
    await worker.jobsFinished('send_mail');
  });

  it.concurrent.each([
    ['sends no greeting', () => undefined],
    [
      'greets after 30 seconds',
      (socket: import('node:net').Socket) => {
        setTimeout(() => socket.write('220 at last\r\n'), 30_000).unref();
      },
    ],
  ])(
    'times out after 5 s on a server that %s, without delaying other jobs',
    async (_, onConnection) => {
      await using smtp = await startFaultyServer(onConnection);
      await using worker = await createTestWorker({ SMTP_URL: smtp.url });
      worker.start();
      for (let n = 0; n < 6; n++)
        await worker.enqueue(buildMail({ to: `ann${String(n)}@example.com` }));
      await waitFor(() => smtp.sockets.size >= 5);
      await worker.rows(`SELECT graphile_worker.add_job('clean_up', job_key => 'now')`);
      await waitFor(
        async () =>
          (await worker.rows(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'now'`)).length === 0,
        4_000, // shorter than the timeout of the mails
      );
      await waitFor(async () =>
        (await storedMails(worker)).some(({ last_error }) => last_error !== null),
      );
      expect((await storedMails(worker)).every(({ dropped_at }) => dropped_at === null)).toBe(true);
    },
  );

  it('retries if the server rejects the login', async () => {
    const replies: Record<string, string> = {
      EHLO: '250-faulty\r\n250 AUTH PLAIN\r\n',
      AUTH: '535 no\r\n',
      QUIT: '221 bye\r\n',
    };
    await using smtp = await startFaultyServer((socket) => {
      socket.write('220 faulty\r\n');
      socket.on('data', (line) =>
        socket.write(replies[line.toString().slice(0, 4)] ?? '250 ok\r\n'),
      );
    });
    await using worker = await createTestWorker({
      SMTP_URL: smtp.url.replace('//', '//user:secret@'),
    });
    expect(worker.start().mailTarget).not.toContain('secret');
    await worker.enqueue(buildMail());
    await waitFor(async () => (await storedMails(worker))[0]?.last_error?.includes('535') ?? false);
    expect((await storedMails(worker))[0]?.dropped_at).toBeNull();
  });

  it('drops the mail and its address after the last attempt', async () => {
    await using smtp = await startSmtp({ refuse: () => 450 });
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    await worker.enqueue(buildMail());
    await worker.rows('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
    worker.start();
    await worker.mailsFinished();
    expect((await storedMails(worker))[0]).toMatchObject({ recipient: null, sent_at: null });
  });
});

describe('an unsubscribed address', () => {
  it('does not receive a mail that is already in the outbox', async () => {
    await using smtp = await startSmtp();
    await using worker = await createTestWorker({ SMTP_URL: smtp.url });
    await worker.enqueue(buildMail());
    const { hashEmail, createMailToken, verifyMailToken } = createEmailHasher([HASH_SECRET]);
    const hash = verifyMailToken(createMailToken(hashEmail('ann+tag@EXAMPLE.com'), 'stop'), 'stop');
    await worker.database.query({
      text: 'INSERT INTO mail_stop (recipient_hash) VALUES ($1)',
      values: [hash],
    });
    worker.start();
    await worker.mailsFinished();
    expect((await storedMails(worker))[0]?.last_error).toBe('The recipient has blocked mails.');
    expect(await worker.enqueue(buildMail())).toBe(false);
    expect(await worker.enqueue(buildMail({ confirmed: true }))).toBe(true);
    const answer = {
      kind: 'correction',
      about: 'x',
      isAccepted: true,
      note: null,
      slug: null,
    } as const;
    expect(await worker.enqueue(buildMail({ confirmed: true, content: answer }))).toBe(true);
    await worker.mailsFinished();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.raw).toContain('API');
  });
});
