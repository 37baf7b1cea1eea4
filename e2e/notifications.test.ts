import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { buildEvent, createDemandFixture, type DemandFixture } from './helpers/demand-fixture.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const subjects = (mails: { subject?: string | undefined }[]) => mails.map(({ subject }) => subject);

/** Makes events one hour older and digests due. */
const makeDigestsDue = ({ rows }: DemandFixture) =>
  rows(`UPDATE event SET created_at = created_at - interval '1 hour' WHERE created_at > now() - interval '10 minutes';
    UPDATE subscriber SET next_digest_at = now(), told_until = least(told_until, now() - interval '2 hours')`);

/** Signs up and confirms. */
async function subscribe(
  fixture: DemandFixture,
  email: string,
  options: object = {},
): Promise<void> {
  await fixture.send('/signup', { email, city: 'Berlin', frequency: 'daily', ...options });
  await fixture.confirm(email);
}

describe('a requested artist', () => {
  it('is announced once to the requester, whose data is then deleted', async () => {
    await using fixture = await createDemandFixture();
    fixture.start();
    const demand = { artist_name: 'Air', city: 'Berlin', user_email: ANN, notify_me: true };
    await fixture.send('/demand-it', demand);
    await fixture.confirm(ANN);
    await fixture.ingest([
      buildEvent({ artists: 'Air', city: 'Munich' }),
      buildEvent({ artists: 'Can' }),
      buildEvent({ artists: 'Air', start_local: '2020-01-01T20:00:00' }),
      buildEvent({ artists: 'Air', status: 'cancelled' }),
    ]);
    await fixture.runJob('follow_changes');
    expect(subjects(fixture.smtp.received.map(({ mail }) => mail))).toEqual([
      'Do you want to hear from Marquee?',
    ]);

    const events = [
      buildEvent({ artists: 'Air', venue_name: 'Tempodrom' }),
      buildEvent({ artists: 'Air' }),
    ];
    await fixture.ingest(events);
    await fixture.runJob('follow_changes');
    const [, mail] = await fixture.mailsTo(ANN, 2);
    expect(mail?.subject).toBe('Air is coming to Berlin');
    expect(mail?.text).toContain('Saturday, 6 June 2099, 20:00 CEST, Tempodrom, Berlin');
    await fixture.ingest([buildEvent({ artists: 'Air' }), { ...events[0], title: 'Renamed' }]);
    await fixture.runJob('follow_changes');
    expect(fixture.smtp.received).toHaveLength(2);
    await fixture.rows(`UPDATE subscriber SET confirmed_at = now() - interval '2 days'`);
    await fixture.runJob('clean_up');
    expect(await fixture.rows('SELECT 1 FROM subscriber')).toEqual([]);
  });

  it('is announced after the announcement only to requesters who confirm', async () => {
    await using fixture = await createDemandFixture();
    fixture.start();
    const demand = { artist_name: 'Air', city: 'Berlin', notify_me: true };
    await fixture.send('/demand-it', { ...demand, user_email: ANN });
    await fixture.send('/demand-it', { ...demand, user_email: BOB });
    await fixture.ingest([buildEvent({ artists: 'Air' })]);
    await fixture.runJob('follow_changes');
    await fixture.confirm(ANN);
    expect(subjects(await fixture.mailsTo(ANN, 2))).toContain('Air is coming to Berlin');
    expect(await fixture.mailsTo(BOB, 1)).toHaveLength(1);
  });

  it('is announced once to each of 600 requesters by two workers', async () => {
    await using fixture = await createDemandFixture();
    await fixture.send('/demand-it', { artist_name: 'Air', city: 'Berlin' });
    await fixture.rows(`
      INSERT INTO subscriber (id, email, email_key, confirmed_at)
      SELECT gen_random_uuid(), n || '@example.com', n || '@example.com', now() FROM generate_series(1, 600) n;
      INSERT INTO demand_notice (target_id, subscriber_id) SELECT t.id, s.id FROM demand_target t, subscriber s`);
    await fixture.ingest([buildEvent({ artists: 'Air' })]);
    for (let n = 0; n < 4; n++) await fixture.addJob('follow_changes');
    fixture.start();
    fixture.start();
    await waitFor(() => fixture.smtp.received.length >= 600);
    await fixture.runJob('follow_changes');
    expect(fixture.smtp.received).toHaveLength(600);
    expect(new Set(fixture.smtp.received.flatMap(({ recipients }) => recipients)).size).toBe(600);
  });
});

describe('a subscribed event', () => {
  it('causes a mail only if it moves, is cancelled, is reinstated or removed', async () => {
    await using fixture = await createDemandFixture();
    fixture.start();
    const event = buildEvent({ title: 'Gala' });
    await fixture.ingest([event]);
    await fixture.send('/demand/gala-berlin-2099-06-06', { user_email: ANN, notify_me: true });
    await fixture.confirm(ANN);
    const change = async (changes: object) => {
      await fixture.ingest([{ ...event, ...changes }]);
      await fixture.runJob('follow_changes');
    };
    await change({ description: 'More of it' });
    await change({ start_local: '2099-06-07T20:00:00' });
    await change({ start_local: '2099-06-07T20:00:00', status: 'cancelled' });
    await change({ start_local: '2099-06-07T20:00:00' });
    await change({ start_local: '2099-06-07T20:00:00', venue_name: 'Elsewhere' });
    await fixture.ingest([buildEvent()], true);
    await fixture.runJob('follow_changes');
    expect(subjects(await fixture.mailsTo(ANN, 6)).slice(1)).toEqual([
      'Gala has moved',
      'Gala is cancelled',
      'Gala takes place after all',
      'Gala has moved',
      'Gala is no longer listed',
    ]);
  });
});

describe('a digest', () => {
  it('lists the new events of the city by category, and is skipped without new events', async () => {
    await using fixture = await createDemandFixture();
    fixture.start();
    await subscribe(fixture, ANN);
    await subscribe(fixture, BOB, { city: 'Munich' });
    await fixture.ingest([
      buildEvent({ title: 'A & B "live"', venue_name: 'Tempodrom' }),
      buildEvent({ title: 'Film night', category: 'film' }),
      buildEvent({ title: 'Off', status: 'cancelled' }),
      buildEvent({ title: 'Over', start_local: '2020-01-01T20:00:00' }),
    ]);
    await makeDigestsDue(fixture);
    await fixture.runJob('send_digests');
    const [, digest] = await fixture.mailsTo(ANN, 2);
    expect(digest?.subject).toBe('2 new events in Berlin');
    expect(digest?.text).toMatch(
      /MUSIC[\s\S]+A & B "live"[\s\S]+20:00 CEST, Tempodrom, Berlin[\s\S]+FILM/,
    );
    expect(digest?.html).toContain('A &amp; B &quot;live&quot;');
    const headers = new Map(digest?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/api\.test\/signup\/unsubscribe\?token=[\w-]+>$/,
    );
    expect(await fixture.mailsTo(BOB, 1)).toHaveLength(1);

    await fixture.rows('UPDATE subscriber SET next_digest_at = now()');
    await fixture.runJob('send_digests');
    expect(fixture.smtp.received).toHaveLength(3); // two confirmations and one digest

    const [, path] =
      /https:\/\/api\.test(\/signup\/unsubscribe\S+)>/.exec(
        headers.get('list-unsubscribe') ?? '',
      ) ?? [];
    await fixture.request
      .post(must(path))
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    await fixture.ingest([buildEvent()]);
    await makeDigestsDue(fixture);
    await fixture.runJob('send_digests');
    expect(fixture.smtp.received).toHaveLength(3);
  });

  it('lists at most 20 events of the chosen categories, or featured and requested events without a city', async () => {
    await using fixture = await createDemandFixture();
    fixture.start();
    await subscribe(fixture, ANN);
    await subscribe(fixture, BOB, { city: undefined });
    await fixture.rows(`UPDATE subscriber SET categories = '{music}' WHERE email = '${ANN}'`);
    const many = Array.from({ length: 30 }, () => buildEvent());
    await fixture.ingest([
      ...many,
      buildEvent({ title: 'Film night', category: 'film', city: 'Munich' }),
      buildEvent({ title: 'Play', category: 'theater' }),
    ]);
    await fixture.send('/demand/film-night-munich-2099-06-06', {});
    await fixture.rows(`UPDATE event SET featured = true WHERE title = 'Play'`);
    await makeDigestsDue(fixture);
    await fixture.runJob('send_digests');
    const [, ofAnn] = await fixture.mailsTo(ANN, 2);
    expect(ofAnn?.subject).toBe('20 new events in Berlin');
    expect(ofAnn?.text).not.toContain('Play');
    const [, ofBob] = await fixture.mailsTo(BOB, 2);
    expect(ofBob?.subject).toBe('2 new events that people talk about');
    expect(ofBob?.text).toMatch(/Play[\s\S]+Film night/);
  });
});

describe('an address that bounced', () => {
  it('receives no more mails', async () => {
    await using fixture = await createDemandFixture();
    fixture.start();
    await subscribe(fixture, ANN);
    await fixture.rows(`INSERT INTO mail_bounce SELECT DISTINCT recipient_hash FROM mail`);
    await fixture.ingest([buildEvent()]);
    await makeDigestsDue(fixture);
    await fixture.runJob('send_digests');
    expect(fixture.smtp.received).toHaveLength(1);
  });
});
