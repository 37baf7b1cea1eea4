import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCorrectionRepository, createOperatorRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { DomainError } from '@marquee/domain';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { ACTION_COMMANDS } from './action-commands.ts';
import type { Options } from './options.ts';

const ENVIRONMENT = { USER: 'ada', HASH_SECRET: 'a-secret-of-the-tests-of-32-characters' };
const RECORDS = ['One', 'Two', 'Three'].map((title, index) => ({
  title,
  start_local: `2027-01-0${String(index + 1)}T20:00`,
  venue_name: `Hall ${title}`,
  artists: [`Band ${title}`],
}));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let slugs: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  await ingest(database, { source: { name: 'agenda' }, records: RECORDS });
  await ingest(database, { source: { name: 'other' }, records: [{ ...must(RECORDS[0]) }] });
  const rows = await database.pool.query<{ slug: string }>('SELECT slug FROM event ORDER BY title');
  slugs = rows.rows.map(({ slug }) => slug);
});
afterEach(() => database[Symbol.asyncDispose]());

const run = (words: string, names: string[] = [], options: Partial<Options> = {}) =>
  must(ACTION_COMMANDS[words])(database, { ...options, environment: ENVIRONMENT }, names);
const readLog = async () =>
  (await createOperatorRepository(database).listEntries(50)).map(
    ({ operator, action, target, note }) => [operator, action, target, note].join(' | '),
  );

describe('a source that is resumed', () => {
  const jobs = async () => {
    const { rows } = await database.pool.query<{ task: string; payload: object }>(
      `SELECT j.task_identifier AS task, p.payload FROM graphile_worker.jobs j
       JOIN graphile_worker._private_jobs p ON p.id = j.id
       WHERE j.task_identifier IN ('read_feed', 'read_table') ORDER BY j.id`,
    );
    return rows;
  };

  it('is read next: a feed, or a pasted table', async () => {
    const id = '01900000-0000-7000-8000-000000000001';
    const source = 'calendar-000000000001';
    await database.prisma.calendar.create({
      data: {
        id,
        title: 'Hall',
        content: 'Title',
        settings: {},
        state: 'accepted',
        reporterHash: 'x',
      },
    });
    await ingest(database, { source: { name: source }, records: RECORDS });
    await run('source resume', ['agenda']);
    await run('source resume', [source]);
    expect(await jobs()).toEqual([
      { task: 'read_feed', payload: { name: 'agenda' } },
      { task: 'read_table', payload: { id } },
    ]);
  });
});

it.each(['operator remove', 'operator remove-passkeys'])(
  '%s names a wrong address',
  async (name) => {
    await expect(run(name, [], { email: 'nobody@example.com' })).rejects.toThrow(
      'No operator has the address "nobody@example.com"',
    );
  },
);

it('key revoke also revokes publishable keys', async () => {
  await run('key grant', [], { email: 'c@example.com', tier: 'free' });
  await database.pool.query(
    `INSERT INTO publishable_key (id, account_id, key, hash, name, origins)
     SELECT gen_random_uuid(), id, 'x', 'x', 'page', '{https://example.com}' FROM account
     WHERE email = 'c@example.com'`,
  );
  expect(await run('key revoke', [], { email: 'c@example.com' })).toEqual({ revoked: 2 });
  expect(await run('key revoke', [], { email: 'c@example.com' })).toEqual({ revoked: 0 });
  await expect(run('key revoke', [], { email: 'd@example.com' })).rejects.toThrow('No account');
});

describe('a command that changes something', () => {
  it('names the user of the operating system in the log', async () => {
    const [one = '', , two = ''] = slugs;
    await run('event merge', [one, two]);
    expect(await readLog()).toEqual([`ada (command line) | merge | ${two} into ${one} | `]);
  });

  it('writes one entry, whatever it changes', async () => {
    const [one = ''] = slugs;
    await run('event feature', [one]);
    await run('event feature', [one], { off: true });
    await run('event cancel', [one]);
    await run('event remove', [one]);
    await run('event restore', [one]);
    await run('event decide', [one], { off: true });
    await run('event split', [one, 'other', 'nothing']).catch(() => undefined);
    await run('venue merge', ['hall-one', 'hall-two']);
    await run('venue apart', ['hall-one', 'hall-three']);
    await run('artist merge', ['band-one', 'band-two']);
    await run('artist apart', ['band-one', 'band-three']);
    await run('source pause', ['agenda']);
    await run('source resume', ['agenda']);
    await run('key grant', [], { email: 'a@example.com', tier: 'free' });
    await run('key revoke', [], { email: 'a@example.com' });
    await run('operator add', [], { email: 'b@example.com' });
    await run('operator remove', [], { email: 'b@example.com' });
    await run('source remove', ['agenda'], { 'dry-run': true });
    await run('source remove', ['agenda']);
    expect((await readLog()).map((line) => line.split(' | ')[1]).reverse()).toEqual([
      'feature event',
      'unfeature event',
      'cancel event',
      'remove event',
      'restore event',
      'decide event',
      'merge venue',
      'keep venues apart',
      'merge artist',
      'keep artists apart',
      'pause',
      'resume',
      'grant key',
      'revoke keys',
      'add operator',
      'remove operator',
      'remove source',
    ]);
  });

  it('writes one entry for a report that also changes an event', async () => {
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM event LIMIT 1');
    const corrections = createCorrectionRepository(database);
    await corrections.insert(
      {
        kind: 'cancelled',
        eventId: must(rows[0]).id,
        otherEventId: null,
        detail: null,
        submission: null,
        locale: null,
        email: null,
        reporterHash: 'x',
        network: 'x',
        hasAccount: false,
      },
      { maxPerDay: 20, maxOpenPerNetwork: 20 },
    );
    const { id } = must((await corrections.list('open', 1))[0]);
    await run('correction accept', [id]);
    expect(await readLog()).toEqual([`ada (command line) | accept report | ${id} | `]);
  });

  it('writes nothing if it is impossible, and states why', async () => {
    const [one = ''] = slugs;
    const failed = run('event merge', [one, one]);
    await expect(failed).rejects.toThrow('Both names refer to the same event already.');
    await expect(failed).rejects.toBeInstanceOf(DomainError);
    await expect(run('event cancel', ['nonsense'])).rejects.toBeInstanceOf(DomainError);
    await expect(run('source pause', ['nowhere'])).rejects.toThrow('no source "nowhere"');
    expect(await readLog()).toEqual([]);
  });
});
