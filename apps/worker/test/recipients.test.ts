import { expect, it } from '@jest/globals';
import { buildMail, createTestWorker } from './create-test-worker.ts';
import { startSmtp } from './smtp-fixture.ts';

it.each([
  'ann@example.com, bob@example.com',
  'ann@example.com\r\nRCPT TO:<bob@example.com>',
  '<ann@example.com>',
  '"a b"@example.com',
])('rejects a mail to %j without storing it', async (to) => {
  await using worker = await createTestWorker();
  await expect(worker.enqueue(buildMail({ to }))).rejects.toThrow();
  expect(await worker.rows('SELECT 1 FROM mail')).toEqual([]);
});

it('does not send to an invalid recipient in the mail table', async () => {
  await using smtp = await startSmtp();
  await using worker = await createTestWorker({ SMTP_URL: smtp.url });
  await worker.enqueue(buildMail());
  await worker.rows(`UPDATE mail SET recipient = 'ann@example.com,bob@example.com'`);
  worker.start();
  await worker.mailsFinished();
  expect(smtp.received).toEqual([]);
});
