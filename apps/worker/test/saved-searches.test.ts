import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSavedSearchRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '@marquee/sources/testing';
import { listMails } from '@marquee/testing/list-mails';
import { must } from '@marquee/testing/must';
import { createTestWorker } from './create-test-worker.ts';

const SOURCE = { name: 'agenda' };
const ACCOUNT = '01a1fc09-c1ba-72a7-a60d-01ac57d6d205';
const OWNER = { accountId: ACCOUNT, locale: 'pl' };
const LATER = '2126-12-01T20:00';

let worker: Awaited<ReturnType<typeof createTestWorker>>;
beforeAll(async () => {
  worker = await createTestWorker();
  await worker.rows(`INSERT INTO account (id, email) VALUES ('${ACCOUNT}', 'ada@example.com')`);
});
afterAll(() => worker[Symbol.asyncDispose]());

async function readMails(): Promise<string[]> {
  const paths = await listMails(join(worker.dataFolder, 'outbox'));
  const mails = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return mails.map((mail) => mail.replaceAll(/\r\n\s/g, ' ')); // folded headers
}

/** Makes all mails due and runs the job once. */
async function sendDue(): Promise<string[]> {
  await worker.rows(`UPDATE saved_search SET next_mail_at = now() WHERE next_mail_at IS NOT NULL`);
  await worker.rows(`SELECT graphile_worker.add_job('send_saved_searches')`);
  await worker.jobsFinished('send_saved_searches');
  await worker.mailsFinished();
  return readMails();
}

it('mails the new events of a saved search once, with a link that ends the mails', async () => {
  const searches = createSavedSearchRepository(worker.database);
  await ingest(worker.database, {
    source: SOURCE,
    records: [buildEvent({ title: 'Before', start_local: LATER })],
  });
  const [row] = await worker.rows<{ position: string }>('SELECT max(id) AS position FROM change');
  const settings = { position: Number(must(row).position), nextMailAt: new Date() };
  const filter = { city: 'Berlin', category: 'music' };
  const ofOtherReleases = [{ region: 'Ruritania' }, { filter_of_a_later_release: 'x' }];
  for (const filter of ofOtherReleases)
    await searches.create(OWNER, { name: 'Other', filter, frequency: 'at_once', ...settings }, 5);
  await searches.create(OWNER, { name: 'Berlin', filter, frequency: 'at_once', ...settings }, 5);
  await searches.create(
    OWNER,
    {
      name: 'Silent',
      filter: { city: 'Berlin' },
      frequency: 'none',
      ...settings,
      nextMailAt: null,
    },
    5,
  );
  const records = [
    buildEvent({ title: 'Wanted', start_local: LATER }),
    buildEvent({ title: 'Elsewhere', city: 'Munich', start_local: LATER }),
    buildEvent({ title: 'Match', category: 'sports', start_local: LATER }),
    buildEvent({ title: 'Long over', start_local: '2020-12-01T20:00' }),
  ];
  await ingest(worker.database, { source: { name: 'other' }, records });
  worker.start();
  const [mail, ...others] = await sendDue();
  expect(others).toEqual([]);
  expect(mail).toContain('Wanted');
  for (const title of ['Before', 'Elsewhere', 'Match', 'Long over'])
    expect(mail).not.toContain(title);
  expect(mail).toMatch(
    /List-Unsubscribe: <https:\/\/api.test\/mail\/searches\/stop\?token=[\w-]{43}&locale=pl>/,
  );
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const moved = must(records.find(({ title }) => title === 'Elsewhere'));
  await ingest(worker.database, {
    source: { name: 'other' },
    records: [{ ...moved, city: 'Berlin' }],
  });
  const [, later, ...more] = await sendDue();
  expect(more).toEqual([]);
  expect(later).toContain('Elsewhere');
  expect(later).not.toContain('Wanted');
  expect(later).toContain('Subject: Nowe wydarzenie: Berlin');
});
