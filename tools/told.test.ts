import { describe, expect, it } from '@jest/globals';
import { buildEvent, demandWorld, type DemandWorld } from './testing/demand-fixture.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const subjects = (mails: { subject?: string | undefined }[]) => mails.map(({ subject }) => subject);

/** Events as if they had been there for an hour, and subscribers as if they had waited longer. */
const later = ({ rows }: DemandWorld) =>
  rows(`UPDATE event SET created_at = created_at - interval '1 hour' WHERE created_at > now() - interval '10 minutes';
    UPDATE subscriber SET next_digest_at = now(), told_until = least(told_until, now() - interval '2 hours')`);

/** Signs up and confirms. */
async function subscribe(world: DemandWorld, email: string, wish: object = {}): Promise<void> {
  await world.send('/signup', { email, city: 'Berlin', frequency: 'daily', ...wish });
  await world.confirm(email);
}

describe('an artist that somebody wants in their city', () => {
  it('is announced to them once, and then nothing is kept of them', async () => {
    await using world = await demandWorld();
    world.start();
    const wish = { artist_name: 'Air', city: 'Berlin', user_email: ANN, notify_me: true };
    await world.send('/demand-it', wish);
    await world.confirm(ANN);
    await world.ingest([
      buildEvent({ artists: 'Air', city: 'Munich' }),
      buildEvent({ artists: 'Can' }),
      buildEvent({ artists: 'Air', start_local: '2020-01-01T20:00:00' }),
      buildEvent({ artists: 'Air', status: 'cancelled' }),
    ]);
    await world.done('follow_changes');
    expect(subjects(world.smtp.received.map(({ mail }) => mail))).toEqual(['Do you want to hear from Marquee?']);

    const events = [buildEvent({ artists: 'Air', venue_name: 'Tempodrom' }), buildEvent({ artists: 'Air' })];
    await world.ingest(events);
    await world.done('follow_changes');
    const [, mail] = await world.mailsTo(ANN, 2);
    expect(mail?.subject).toBe('Air is coming to Berlin');
    expect(mail?.text).toContain('Sat, 6 June 2099, 20:00 (Europe/Berlin), Tempodrom, Berlin');
    await world.ingest([buildEvent({ artists: 'Air' }), { ...events[0], title: 'Renamed' }]);
    await world.done('follow_changes');
    expect(world.smtp.received).toHaveLength(2);
    await world.rows(`UPDATE subscriber SET confirmed_at = now() - interval '2 days'`);
    await world.done('clean_up');
    expect(await world.rows('SELECT 1 FROM subscriber')).toEqual([]);
  });

  it('is announced to who confirms only afterwards, and to nobody who does not', async () => {
    await using world = await demandWorld();
    world.start();
    const wish = { artist_name: 'Air', city: 'Berlin', notify_me: true };
    await world.send('/demand-it', { ...wish, user_email: ANN });
    await world.send('/demand-it', { ...wish, user_email: BOB });
    await world.ingest([buildEvent({ artists: 'Air' })]);
    await world.done('follow_changes');
    await world.confirm(ANN);
    expect(subjects(await world.mailsTo(ANN, 2))).toContain('Air is coming to Berlin');
    expect(await world.mailsTo(BOB, 1)).toHaveLength(1);
  });

  it('is announced to 1,200 people, each once, by two workers', async () => {
    await using world = await demandWorld();
    await world.send('/demand-it', { artist_name: 'Air', city: 'Berlin' });
    await world.rows(`
      INSERT INTO subscriber (id, email, email_key, confirmed_at)
      SELECT gen_random_uuid(), n || '@example.com', n || '@example.com', now() FROM generate_series(1, 1200) n;
      INSERT INTO demand_notice (target_id, subscriber_id) SELECT t.id, s.id FROM demand_target t, subscriber s`);
    await world.ingest([buildEvent({ artists: 'Air' })]);
    for (let n = 0; n < 4; n++) await world.run('follow_changes');
    world.start();
    world.start();
    await world.mailsTo('1200@example.com', 1);
    await world.done('follow_changes');
    expect(world.smtp.received).toHaveLength(1_200);
    expect(new Set(world.smtp.received.flatMap(({ recipients }) => recipients)).size).toBe(1_200);
  });
});

describe('an event that somebody wants to be at', () => {
  it('is told of when it moves, is cancelled, comes back and is gone, and of nothing else', async () => {
    await using world = await demandWorld();
    world.start();
    const event = buildEvent({ title: 'Gala' });
    await world.ingest([event]);
    await world.send('/demand/gala-berlin-2099-06-06', { user_email: ANN, notify_me: true });
    await world.confirm(ANN);
    const become = async (changes: object) => {
      await world.ingest([{ ...event, ...changes }]);
      await world.done('follow_changes');
    };
    await become({ description: 'More of it' });
    await become({ start_local: '2099-06-07T20:00:00' });
    await become({ start_local: '2099-06-07T20:00:00', status: 'cancelled' });
    await become({ start_local: '2099-06-07T20:00:00' });
    await become({ start_local: '2099-06-07T20:00:00', venue_name: 'Elsewhere' });
    await world.ingest([buildEvent()], true);
    await world.done('follow_changes');
    expect(subjects(await world.mailsTo(ANN, 6)).slice(1)).toEqual([
      'Gala has moved',
      'Gala is cancelled',
      'Gala takes place after all',
      'Gala has moved',
      'Gala is no longer listed',
    ]);
  });
});

describe('a digest', () => {
  it('holds what is new in the city since the last one, by category, and does not come without', async () => {
    await using world = await demandWorld();
    world.start();
    await subscribe(world, ANN);
    await subscribe(world, BOB, { city: 'Munich' });
    await world.ingest([
      buildEvent({ title: 'A & B "live"', venue_name: 'Tempodrom' }),
      buildEvent({ title: 'Film night', category: 'film' }),
      buildEvent({ title: 'Off', status: 'cancelled' }),
      buildEvent({ title: 'Over', start_local: '2020-01-01T20:00:00' }),
    ]);
    await later(world);
    await world.done('send_digests');
    const [, digest] = await world.mailsTo(ANN, 2);
    expect(digest?.subject).toBe('2 new events in Berlin');
    expect(digest?.text).toMatch(
      /MUSIC[\s\S]+A & B "live"[\s\S]+20:00 \(Europe\/Berlin\), Tempodrom, Berlin[\s\S]+FILM/,
    );
    expect(digest?.html).toContain('A &#38; B &#34;live&#34;');
    const headers = new Map(digest?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(/^<https:\/\/api\.test\/signup\/unsubscribe\?token=[\w-]+>$/);
    expect(await world.mailsTo(BOB, 1)).toHaveLength(1);

    await world.rows('UPDATE subscriber SET next_digest_at = now()');
    await world.done('send_digests');
    expect(world.smtp.received).toHaveLength(3); // two confirmations and one digest

    const [, path] = /https:\/\/api\.test(\/signup\/unsubscribe\S+)>/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    await world.request
      .post(path ?? '')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    await world.ingest([buildEvent()]);
    await later(world);
    await world.done('send_digests');
    expect(world.smtp.received).toHaveLength(3);
  });

  it('holds 20 events at most, of the chosen categories; without a city the featured and the wanted', async () => {
    await using world = await demandWorld();
    world.start();
    await subscribe(world, ANN);
    await subscribe(world, BOB, { city: undefined });
    await world.rows(`UPDATE subscriber SET categories = '{music}' WHERE email = '${ANN}'`);
    const many = Array.from({ length: 30 }, () => buildEvent());
    await world.ingest([
      ...many,
      buildEvent({ title: 'Film night', category: 'film', city: 'Munich' }),
      buildEvent({ title: 'Play', category: 'theater' }),
    ]);
    await world.send('/demand/film-night-munich-2099-06-06', {});
    await world.rows(`UPDATE event SET featured = true WHERE title = 'Play'`);
    await later(world);
    await world.done('send_digests');
    const [, ofAnn] = await world.mailsTo(ANN, 2);
    expect(ofAnn?.subject).toBe('20 new events in Berlin');
    expect(ofAnn?.text).not.toContain('Play');
    const [, ofBob] = await world.mailsTo(BOB, 2);
    expect(ofBob?.subject).toBe('2 new events that people talk about');
    expect(ofBob?.text).toMatch(/Play[\s\S]+Film night/);
  });
});

describe('an address that the server refuses', () => {
  it('is not written to any more', async () => {
    await using world = await demandWorld();
    world.start();
    await subscribe(world, ANN);
    await world.rows(`INSERT INTO mail_bounce SELECT DISTINCT recipient_hash FROM mail`);
    await world.ingest([buildEvent()]);
    await later(world);
    await world.done('send_digests');
    expect(world.smtp.received).toHaveLength(1);
  });
});
