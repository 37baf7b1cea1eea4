import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createEmailHasher } from '@marquee/mail';
import PostalMime from 'postal-mime';
import { startOddServer, startSmtp } from './smtp.ts';
import { buildLetter, HASH_SECRET, waitFor, workerWith } from './worker-with.ts';

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

const stored = async (worker: { rows: <Row extends object>(text: string) => Promise<Row[]> }) =>
  worker.rows<StoredMail>('SELECT * FROM mail ORDER BY id');

describe('a mail', () => {
  it('reaches its one recipient, readable as HTML and as text', async () => {
    await using smtp = await startSmtp();
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    worker.start();
    expect(await worker.post(buildLetter({ to: 'Ann.Lee@Example.com' }))).toBe(true);
    await worker.settled();
    const [{ id } = { id: '' }] = await stored(worker);
    const [{ recipients, mail } = { recipients: [], mail: null }] = smtp.received;
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(smtp.received).toHaveLength(1);
    expect(recipients).toEqual(['Ann.Lee@example.com']);
    expect(mail?.to).toEqual([{ name: '', address: 'Ann.Lee@example.com' }]);
    expect(mail?.from).toEqual({ name: 'Marquee', address: 'hello@marquee.test' });
    expect(mail?.messageId).toBe(`<${id}@marquee.test>`);
    expect(mail?.subject).toBe('Your Marquee API key');
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/api\.test\/mail\/stop\?token=[\w-]{64}>$/);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(KEY);
      expect(part).toContain('https://api.test/keys/confirm?token=confirm-me');
      expect(part).toContain('https://api.test/mail/stop?token=');
      expect(part?.replace(/\s+/g, ' ')).toContain('The key expires after 30 days without use');
    }
    expect(mail?.text?.split('\n').every((line) => line.length <= 72 || line.startsWith('https://'))).toBe(true);
    expect(mail?.html).not.toMatch(/<img|<script|<link|url\(/);
  });

  it('carries a "never again" link only to addresses that did not confirm', async () => {
    await using smtp = await startSmtp();
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    worker.start();
    await worker.post(buildLetter({ confirmed: true }));
    await worker.settled();
    expect(smtp.received[0]?.raw).not.toMatch(/List-Unsubscribe|mail\/stop/);
  });

  it('is sealed while it waits, and wiped with its address once it is sent', async () => {
    await using smtp = await startSmtp();
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    await worker.post(buildLetter());
    const [waiting] = await worker.rows<{ mail: string; jobs: string }>(
      `SELECT encode(content, 'escape') AS mail, (SELECT json_agg(j)::text FROM graphile_worker._private_jobs j) AS jobs FROM mail`,
    );
    for (const secret of [KEY, 'confirm-me']) expect(JSON.stringify(waiting)).not.toContain(secret);
    worker.start();
    await worker.settled();
    const [mail] = await stored(worker);
    expect(mail).toMatchObject({ recipient: null, content: null, attempts: 1, last_error: null, dropped_at: null });
    expect(mail?.sent_at).toBeInstanceOf(Date);
    await worker.done('send_mail');
    const dump = await worker.rows<{ all: string }>(`SELECT json_agg(m)::text AS all FROM mail m`);
    expect(dump[0]?.all).not.toContain('ann@');
  });

  it('whose content does not open with this secret waits for the right one', async () => {
    await using smtp = await startSmtp();
    await using worker = await workerWith({
      SMTP_URL: smtp.url,
      HASH_SECRET: 'another-secret-of-more-than-32-characters',
    });
    await worker.post(buildLetter());
    worker.start();
    await waitFor(async () => (await stored(worker))[0]?.last_error !== null);
    expect((await stored(worker))[0]?.content).not.toBeNull();
    expect(smtp.received).toEqual([]);
  });

  it('goes out once, however many workers there are', async () => {
    await using smtp = await startSmtp();
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    for (let n = 0; n < 40; n++) await worker.post(buildLetter({ to: `ann${String(n)}@example.com` }));
    worker.start();
    worker.start();
    await worker.settled();
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });
});

describe('without SMTP_URL', () => {
  it('a mail becomes a file named by its time', async () => {
    await using worker = await workerWith();
    const { mailTarget } = worker.start();
    expect(mailTarget).toBe(join(worker.dataFolder, 'outbox'));
    await worker.post(buildLetter());
    await worker.post(buildLetter({ to: 'bob@example.com' }));
    await worker.settled();
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

  it('a folder that cannot be written is tried again', async () => {
    await using worker = await workerWith();
    await writeFile(join(worker.dataFolder, 'outbox'), 'a file where the folder should be');
    worker.start();
    await worker.post(buildLetter());
    await waitFor(async () => (await stored(worker))[0]?.last_error?.includes('EEXIST') ?? false);
    expect((await stored(worker))[0]).toMatchObject({ attempts: 1, dropped_at: null });
  });
});

describe('a server that', () => {
  it('asks to come back later gets the mail again', async () => {
    let asked = 0;
    await using smtp = await startSmtp({ refuse: () => (++asked === 1 ? 450 : null) });
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    worker.start();
    await worker.post(buildLetter());
    await worker.settled();
    expect((await stored(worker))[0]).toMatchObject({ attempts: 2, dropped_at: null, last_error: null });
    expect(smtp.received).toHaveLength(1);
  });

  it('refuses for good is not asked again, and its answer is kept without the address', async () => {
    await using smtp = await startSmtp({ refuse: () => 550 });
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    worker.start();
    await worker.post(buildLetter());
    await worker.settled();
    const [mail] = await stored(worker);
    expect(mail).toMatchObject({ attempts: 1, recipient: null, content: null, sent_at: null });
    expect(mail?.dropped_at).toBeInstanceOf(Date);
    expect(mail?.last_error).toMatch(/550 <\(address\)> is not welcome/);
    expect(await worker.post(buildLetter({ confirmed: true }))).toBe(false);
    await worker.done('send_mail');
  });

  it.concurrent.each([
    ['says nothing', () => undefined],
    [
      'greets after thirty seconds',
      (socket: import('node:net').Socket) => {
        setTimeout(() => socket.write('220 at last\r\n'), 30_000).unref();
      },
    ],
  ])('%s is given up after five seconds, and other jobs go on', async (_, onConnection) => {
    await using smtp = await startOddServer(onConnection);
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    worker.start();
    for (let n = 0; n < 6; n++) await worker.post(buildLetter({ to: `ann${String(n)}@example.com` }));
    await waitFor(() => smtp.sockets.size >= 5);
    await worker.rows(`SELECT graphile_worker.add_job('clean_up', job_key => 'now')`);
    await waitFor(
      async () => (await worker.rows(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'now'`)).length === 0,
      4_000, // before the mails are given up
    );
    await waitFor(async () => (await stored(worker)).some(({ last_error }) => last_error !== null));
    expect((await stored(worker)).every(({ dropped_at }) => dropped_at === null)).toBe(true);
  });

  it('refuses the login keeps the mail waiting', async () => {
    const answers: Record<string, string> = {
      EHLO: '250-odd\r\n250 AUTH PLAIN\r\n',
      AUTH: '535 no\r\n',
      QUIT: '221 bye\r\n',
    };
    await using smtp = await startOddServer((socket) => {
      socket.write('220 odd\r\n');
      socket.on('data', (line) => socket.write(answers[line.toString().slice(0, 4)] ?? '250 ok\r\n'));
    });
    await using worker = await workerWith({ SMTP_URL: smtp.url.replace('//', '//user:secret@') });
    expect(worker.start().mailTarget).not.toContain('secret');
    await worker.post(buildLetter());
    await waitFor(async () => (await stored(worker))[0]?.last_error?.includes('535') ?? false);
    expect((await stored(worker))[0]?.dropped_at).toBeNull();
  });

  it('was tried for the last time loses the mail, and the address is wiped', async () => {
    await using smtp = await startSmtp({ refuse: () => 450 });
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    await worker.post(buildLetter());
    await worker.rows('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
    worker.start();
    await worker.settled();
    expect((await stored(worker))[0]).toMatchObject({ recipient: null, sent_at: null });
  });
});

describe('"never again"', () => {
  it('also holds back a mail that waits already', async () => {
    await using smtp = await startSmtp();
    await using worker = await workerWith({ SMTP_URL: smtp.url });
    await worker.post(buildLetter());
    const { hashEmail, createStopToken, verifyStopToken } = createEmailHasher(HASH_SECRET);
    const hash = verifyStopToken(createStopToken(hashEmail('ann+tag@EXAMPLE.com')));
    await worker.database.query({ text: 'INSERT INTO mail_stop (recipient_hash) VALUES ($1)', values: [hash] });
    worker.start();
    await worker.settled();
    expect((await stored(worker))[0]?.last_error).toBe('The recipient has blocked mails.');
    expect(await worker.post(buildLetter())).toBe(false);
    expect(await worker.post(buildLetter({ confirmed: true }))).toBe(true);
    await worker.settled();
    expect(smtp.received).toHaveLength(1);
  });
});
