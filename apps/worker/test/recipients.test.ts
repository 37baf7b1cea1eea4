import { expect, it } from '@jest/globals';
import { startSmtp } from './smtp.ts';
import { buildLetter, workerWith } from './worker-with.ts';

it.each([
  'ann@example.com, bob@example.com',
  'ann@example.com\r\nRCPT TO:<bob@example.com>',
  '<ann@example.com>',
  '"a b"@example.com',
])('nothing is stored for %j', async (to) => {
  await using worker = await workerWith();
  await expect(worker.post(buildLetter({ to }))).rejects.toThrow();
  expect(await worker.rows('SELECT 1 FROM mail')).toEqual([]);
});

it('a recipient that came into the table by another way is not written to', async () => {
  await using smtp = await startSmtp();
  await using worker = await workerWith({ SMTP_URL: smtp.url });
  await worker.post(buildLetter());
  await worker.rows(`UPDATE mail SET recipient = 'ann@example.com,bob@example.com'`);
  worker.start();
  await worker.settled();
  expect(smtp.received).toEqual([]);
});
