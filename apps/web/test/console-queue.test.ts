import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createCorrectionRepository,
  createOperatorRepository,
  createReportAnswers,
} from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { createOutbox } from '@marquee/mail';
import { answerDecided } from '@marquee/operations';
import { must } from '@marquee/testing/must';
import { createPayloadCipher } from '../../../libs/mail/src/payload-cipher.ts';
import { createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';

const LIMITS = { maxPerDay: 1_000, maxOpenPerNetwork: 200 };

let web: AccountWeb;
let operator: string;
let eventId: string;
beforeAll(async () => {
  web = await createAccountWeb();
  await ingest(web.database, { source: { name: 'agenda' }, records: [buildEvent()] });
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);
  operator = await web.signIn(email);
  const { rows } = await web.database.pool.query<{ id: string }>('SELECT id FROM event');
  eventId = must(rows[0]).id;
});
beforeEach(() => web.database.pool.query('DELETE FROM correction'));
afterAll(() => web[Symbol.asyncDispose]());

interface Report {
  detail: string;
  sender: string;
  network: string;
  kind?: 'claim' | 'wrong_fact';
  hasAccount?: boolean;
  email?: string | null;
}

const corrections = () => createCorrectionRepository(web.database);

const send = (
  { detail, sender, network, kind = 'wrong_fact', hasAccount = false, email = null }: Report,
  limits = LIMITS,
) =>
  corrections().insert(
    {
      ...{ kind, eventId, detail, hasAccount, email, network, reporterHash: sender },
      ...{ otherEventId: null, submission: null, locale: null },
    },
    limits,
  );

const openText = async (path: string) => (await web.open(path, operator).expect(200)).text;

describe('the queue of reports', () => {
  it('has pages and counts, and is not buried by one network', async () => {
    for (let sent = 0; sent < 60; sent++)
      await send({
        detail: `flood ${String(sent)}`,
        sender: `s${String(sent % 4)}`,
        network: 'n1',
      });
    await send({ detail: 'of an account', sender: randomUUID(), network: 'n2', hasAccount: true });
    const first = await openText('/console');
    expect(first).toContain('1 to 50 of 61 open reports');
    expect(first.indexOf('of an account')).toBeLessThan(first.indexOf('flood 0<'));
    expect(await openText('/console?page=1')).toContain('51 to 61 of 61 open reports');
    expect(first).toMatch(/network n1.*60/s);
    const network = await openText('/console?network=n1');
    expect(network).toContain('of 60 open reports');
    expect(network).not.toContain('of an account');
    expect(await openText('/console?sender=s1')).toContain('1 to 15 of 15 open reports');
  });

  it('rejects all reports of a network at once and refuses new ones, until it is unblocked', async () => {
    const one = { detail: 'one', sender: 'a', network: 'n3' };
    await send(one);
    await send({ ...one, sender: 'b' });
    await send({ ...one, sender: randomUUID(), hasAccount: true, detail: 'kept', network: 'n4' });
    await send({ ...one, sender: randomUUID(), hasAccount: true, detail: 'of an office' });
    const { headers } = await web.act('/console/reports/block', operator, { reporter: 'n3' });
    expect(await corrections().countOpen({ network: 'n3' })).toBe(1); // of the account
    expect(await corrections().countOpen({ network: 'n4' })).toBe(1);
    expect(await send({ ...one, sender: 'c' })).toBe('too_many');
    expect(await send({ ...one, sender: randomUUID(), hasAccount: true })).toMatchObject({
      isRepeated: false,
    });
    expect(await openText(must(headers['location']))).toContain('refuses new ones for 30 days');
    await web.act('/console/reports/unblock', operator, { reporter: 'n3' });
    expect(await send({ ...one, sender: 'c' })).toMatchObject({ isRepeated: false });
  });

  it('takes a limited number of open reports of a network without accounts', async () => {
    const limits = { maxPerDay: 20, maxOpenPerNetwork: 3 };
    const report = (sender: string) => ({ detail: sender, sender, network: 'n5' });
    await send({ ...report(randomUUID()), hasAccount: true }, limits);
    for (const sender of ['x1', 'x2', 'x3'])
      expect(await send(report(sender), limits)).toMatchObject({ isRepeated: false });
    expect(await send(report('x4'), limits)).toBe('too_many');
    expect(await send({ ...report(randomUUID()), hasAccount: true }, limits)).toMatchObject({
      isRepeated: false,
    });
  });

  it('puts reports of the organiser first after an accepted claim, and its mail states so', async () => {
    const email = newAddress();
    const claim = {
      ...({ kind: 'claim', detail: 'see our imprint', sender: randomUUID() } as const),
      ...{ network: 'n6', hasAccount: true, email },
    };
    const other = { detail: 'of an account', sender: randomUUID(), network: 'n2' };
    await send({ ...other, hasAccount: true });
    const stored = await send(claim);
    if (stored === 'too_many') throw new Error(stored);
    await web.act(`/console/reports/${stored.id}/accept`, operator);
    await send({ ...claim, kind: 'wrong_fact', detail: 'of the organiser' });
    const text = await openText('/console');
    expect(text).toContain('organiser, by an accepted claim');
    expect(text.indexOf('of the organiser')).toBeLessThan(text.indexOf('of an account'));
    const { rows } = await web.database.pool.query<{ id: string; content: Buffer }>(
      `SELECT id, content FROM mail WHERE kind = 'correction' AND recipient = $1`,
      [email],
    );
    const { id, content } = must(rows[0]);
    const { decrypt } = createPayloadCipher(['a secret of thirty-two characters']);
    expect(JSON.parse(decrypt(content, id))).toMatchObject({ isAccepted: true, isOrganiser: true });
  });

  it('answers in one mail of a later day what was decided after three mails of a day', async () => {
    const email = newAddress();
    for (let sent = 0; sent < 5; sent++) {
      const stored = await send({ detail: `${String(sent)}.`, sender: 'y', network: 'n7', email });
      if (stored === 'too_many') throw new Error(stored);
      await web.act(`/console/reports/${stored.id}/reject`, operator);
    }
    const mails = async () => {
      const text = `SELECT id, content FROM mail WHERE recipient = $1 ORDER BY id`;
      const { rows } = await web.database.pool.query<{ id: string; content: Buffer }>(text, [
        email,
      ]);
      const { decrypt } = createPayloadCipher(['a secret of thirty-two characters']);
      return rows.map(({ id, content }) => JSON.parse(decrypt(content, id)) as object);
    };
    const deps = {
      outbox: createOutbox({ hashSecrets: ['a secret of thirty-two characters'] }),
      reportAnswers: createReportAnswers(web.database),
      now: () => new Date(),
    };
    expect(await answerDecided(deps)).toBe(0);
    expect(await mails()).toHaveLength(3);
    await web.database.pool.query('DELETE FROM mail_day');
    expect(await answerDecided(deps)).toBe(1);
    expect((await mails()).at(-1)).toMatchObject({ others: [{ isAccepted: false }] });
    expect(await createReportAnswers(web.database).listUnanswered()).toEqual([]);
    expect(await answerDecided(deps)).toBe(0);
  });
});
