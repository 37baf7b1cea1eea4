import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestMcpServer,
  buildEvent,
  getErrorText,
  type TestMcpServer,
} from './create-test-mcp-server.ts';

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer({
    events: [
      ...Array.from({ length: 12 }, (_, index) =>
        buildEvent({ title: `Aurora Lane ${String(index)}`, artists: ['Aurora Lane'] }),
      ),
      buildEvent({
        title: 'Hamlet',
        category: 'theater',
        city: 'Paris',
        country: 'FR',
        description: 'To be.',
      }),
      buildEvent({
        title: 'Insecure',
        artists: ['Silver Meadow'],
        ticket_url: 'http://tickets.example/plain',
        city: 'Ghent',
        country: 'BE',
      }),
    ],
  });
});
afterAll(() => mcp[Symbol.asyncDispose]());

describe('search_events', () => {
  it('returns ten rows that can be read out, and the next offset', async () => {
    const { structuredContent: found } = await mcp.call('search_events', { city: 'Berl' });
    expect(found).toMatchObject({
      ok: true,
      count: 10,
      total: 12,
      has_more: true,
      next_offset: 10,
    });
    expect(found.events[0]).toEqual({
      title: 'Aurora Lane 0',
      slug: expect.any(String),
      venue_name: 'Kesselhaus',
      city: 'Berlin',
      ticket_url: expect.stringMatching(/^https:/),
      category: 'music',
      when: 'Sat 28 Nov, 20:00 CET',
      country: 'Germany',
      phase: 'on_sale',
    });
    const { structuredContent: rest } = await mcp.call('search_events', {
      city: 'Berl',
      offset: 10,
    });
    expect(rest).toMatchObject({ count: 2, total: 12, has_more: false });
    expect(rest.next_offset).toBeUndefined();
  });
  it('returns more fields for response_format detailed', async () => {
    const { structuredContent: found } = await mcp.call('search_events', {
      q: 'hamlet',
      response_format: 'detailed',
    });
    expect(found).toMatchObject({ query: 'hamlet', count: 1, total: 1 });
    expect(found.events[0]).toMatchObject({
      description: 'To be.',
      country: 'France',
      timezone: 'Europe/Paris',
      featured: false,
    });
  });
  it('counts the results beyond the page', async () => {
    const { structuredContent: found } = await mcp.call('search_events', { q: 'aurora', limit: 3 });
    expect(found).toMatchObject({ count: 3, total: 12, next_offset: 3 });
  });
  it('returns an empty result with a hint', async () => {
    const result = await mcp.call('search_events', { city: 'Berlni' });
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toMatchObject({
      count: 0,
      total: 0,
      has_more: false,
      events: [],
    });
    expect(result.structuredContent.hint).toContain('did you mean city="Berlin"?');
  });
  it('replaces a link that is not https by our redirect', async () => {
    const { structuredContent: found } = await mcp.call('search_events', { q: 'insecure' });
    expect(found.events[0].ticket_url).toMatch(/^https:\/\/api\.test\/click\//);
  });
});

it('returns one event in full', async () => {
  const { structuredContent: found } = await mcp.call('search_events', { q: 'hamlet' });
  const { structuredContent: one } = await mcp.call('get_event', {
    id_or_slug: found.events[0].slug,
  });
  expect(one.event).toMatchObject({
    title: 'Hamlet',
    description: 'To be.',
    timezone: 'Europe/Paris',
    city: 'Paris',
  });
});

it('plans the night of an event', async () => {
  const { structuredContent: found } = await mcp.call('search_events', { q: 'hamlet' });
  const { structuredContent: plan } = await mcp.call('plan_my_night', {
    event_id: found.events[0].slug,
    narrative: true,
  });
  expect(Object.keys(plan)).toEqual(
    expect.arrayContaining([
      'ok',
      'event',
      'outfit',
      'transport',
      'hotel',
      'dinner',
      'music',
      'narrative',
    ]),
  );
  expect(plan.event.timezone).toBe('Europe/Paris');
});

it('counts a repeated demand once and includes it in the leaders', async () => {
  const from = { 'x-forwarded-for': '192.0.2.7' };
  const demand = { artist_name: 'Aurora Lane', city: 'Paris' };
  const { structuredContent: first } = await mcp.call('demand_artist', demand, from);
  expect(first).toMatchObject({
    ok: true,
    total_demands: 1,
    city_demands: 1,
    your_rank: 1,
    deduplicated: false,
  });
  const { structuredContent: again } = await mcp.call('demand_artist', demand, from);
  expect(again).toMatchObject({ total_demands: 1, deduplicated: true });
  const { structuredContent: leaders } = await mcp.call('demand_leaders', {
    artist: first.artist.slug,
  });
  expect(leaders).toMatchObject({
    artist: { slug: 'aurora-lane' },
    total_demands: 1,
    cities: [{ city: 'Paris', demands: 1 }],
  });
});

it('returns several events at once', async () => {
  const { structuredContent: found } = await mcp.call('search_events', {
    city: 'Berlin',
    limit: 2,
  });
  const slugs = found.events.map(({ slug }: { slug: string }) => slug);
  const { structuredContent: both } = await mcp.call('get_event', { slugs });
  expect(both.events.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
});

it('reads updated_since in words', async () => {
  for (const updated_since of ['yesterday', '3 days ago', 'last week']) {
    const { structuredContent: found } = await mcp.call('search_events', {
      updated_since,
      limit: 1,
    });
    expect([updated_since, found.count]).toEqual([updated_since, 1]);
  }
  expect(getErrorText(await mcp.call('search_events', { updated_since: 'next week' }))).toContain(
    'updated_since',
  );
});

/** Makes open data know an artist. */
const knowArtist = (name: string) =>
  mcp.database.query({
    text: `INSERT INTO artist_reference (wikidata_id, name_key, name) VALUES ('Q' || hashtext($1), lower($1), $1)`,
    values: [name],
  });

describe('demand_artist', () => {
  const from = { 'x-forwarded-for': '192.0.2.8' };

  it('rejects a name that nothing knows until it is confirmed, and does not show it to others', async () => {
    const demand = { artist: 'Zorb Quinfeather', city: 'Turin' };
    const refused = await mcp.call('demand_artist', demand, from);
    expect(getErrorText(refused)).toMatch(/nothing was counted.* new_artist true/);
    const { structuredContent: counted } = await mcp.call(
      'demand_artist',
      { ...demand, new_artist: true },
      from,
    );
    expect(counted).toMatchObject({ total_demands: 1, your_rank: 1 });
    expect(counted.hint).toContain('once three people have requested it');
    const mailed = { ...demand, artist: 'Zorba Quill', user_email: 'zo@example.com' };
    const { structuredContent: byMail } = await mcp.call(
      'demand_artist',
      { ...mailed, notify_me: true },
      from,
    );
    expect(byMail.hint).toContain('check its spelling');
    const others = await Promise.all([
      mcp.call('demand_leaders', { limit: 50 }),
      mcp.call('demand_leaders', { city: 'Turin' }),
      mcp.call('search_events', { artist: 'Zorb Quinfeather' }),
    ]);
    expect(JSON.stringify(others.slice(0, 2))).not.toMatch(/zorb/i);
    expect(others[2].structuredContent.hint).not.toContain('demand_artist');
  });

  it('rejects a name that is too long, and states how long it may be', async () => {
    const refused = await mcp.call('demand_artist', { artist: 'x'.repeat(300), city: 'Oslo' });
    expect(getErrorText(refused)).toContain('`artist_name` must be at most 120 characters');
  });

  it('counts a misspelt name for the known artist and reports it', async () => {
    const { structuredContent: counted } = await mcp.call(
      'demand_artist',
      { artist: 'Sliver Meadow', city: 'Oslo' },
      from,
    );
    expect(counted.artist.slug).toBe('silver-meadow');
    expect(counted.hint).toContain('Counted for "Silver Meadow"');
    const other = await mcp.call(
      'demand_artist',
      { artist: 'Sliver Meadow', city: 'Oslo', new_artist: true },
      from,
    );
    expect(other.structuredContent.artist.slug).toBe('sliver-meadow');
  });

  it('rejects a name that is similar to those of several artists', async () => {
    for (const artist of ['Marble Thimble', 'Marble Thimbler']) {
      await knowArtist(artist);
      await mcp.call('demand_artist', { artist, city: 'Oslo' }, from);
    }
    const refused = await mcp.call(
      'demand_artist',
      { artist: 'Marble Thimblr', city: 'Oslo' },
      from,
    );
    expect(getErrorText(refused)).toMatch(
      /Ask the user which one is meant: .*"Marble Thimble(r)?"/,
    );
  });

  it('states that a mail must be confirmed', async () => {
    const demand = {
      artist: 'Silver Meadow',
      city: 'Oslo',
      user_email: 'ada@example.com',
      notify_me: true,
    };
    const { structuredContent: counted } = await mcp.call('demand_artist', demand, from);
    expect(counted.hint).toContain('open its link to confirm');
  });

  it('has the mail written in the language of the person', async () => {
    const demand = {
      artist: 'Silver Meadow',
      city: 'Oslo',
      user_email: 'max@example.com',
      notify_me: true,
    };
    await mcp.call('demand_artist', { ...demand, locale: 'de-AT' }, from);
    const rows = await mcp.database.query<{ locale: string | null }>({
      text: 'SELECT locale FROM subscriber WHERE email = $1',
      values: ['max@example.com'],
    });
    expect(rows).toEqual([{ locale: 'de-AT' }]);
    const unknown = await mcp.call('demand_artist', { ...demand, locale: 'x'.repeat(36) }, from);
    expect(getErrorText(unknown)).toContain('locale');
  });

  it('reads "Paris, France" as the city of the leaders of Paris', async () => {
    await knowArtist('Velvet Anchor');
    const demand = { artist: 'Velvet Anchor', city: 'Paris, France' };
    await mcp.call('demand_artist', demand, from);
    const { structuredContent: leaders } = await mcp.call('demand_leaders', { city: 'Paris' });
    expect(leaders).toMatchObject({ city: 'Paris' });
    expect(leaders.opportunities).toContainEqual(
      expect.objectContaining({ slug: 'velvet-anchor', demands: 1 }),
    );
  });
});

it('reports a city without demands', async () => {
  const { structuredContent: leaders } = await mcp.call('demand_leaders', { city: 'Turin' });
  expect(leaders).toMatchObject({
    opportunities: [],
    hint: expect.stringContaining('without city'),
  });
});

it('lists news', async () => {
  const { structuredContent: news } = await mcp.call('list_news');
  expect(news).toMatchObject({ ok: true, count: 0, total: 0, has_more: false, articles: [] });
});
