import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { API, buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

const SOON = buildEvent({
  title: 'Soon',
  start_local: '2026-11-21T20:00:00',
  artists: ['The Testers'],
  venue_name: 'Hall',
  lat: 52.5,
  lng: 13.4,
  ticket_url: 'https://tickets.example/1',
  price_min: 20,
  price_max: 40,
  currency: 'EUR',
});
const STATES = [
  buildEvent({ title: 'Off', status: 'cancelled' }),
  buildEvent({ title: 'Later', status: 'postponed' }),
  buildEvent({ title: 'Full', availability: 'sold_out' }),
  buildEvent({ title: 'Some time', start_local: '2026-11-29', time_tbd: true }),
];

let widgets: Widgets;
beforeAll(async () => {
  widgets = await createTestWidgets({
    events: [SOON, ...STATES, buildEvent({ title: 'Elsewhere', city: 'Paris', country: 'FR' })],
  });
  // Ingest removes markup from titles, but pages do not rely on it.
  await widgets.database.query({
    text: 'UPDATE event SET title = $1 WHERE slug = $2',
    values: ['Soon & <b>bold</b>', 'soon-berlin-2026-11-21'],
  });
});
afterAll(async () => widgets[Symbol.asyncDispose]());

const pageOf = async (path: string, status = 200) => {
  const { text } = await widgets
    .get(path)
    .expect(status)
    .expect('Content-Type', /^text\/html/);
  return text;
};

describe('widget pages', () => {
  it('list upcoming events of a city with ticket links through the API', async () => {
    const html = await pageOf('/embed/events?city=Berlin');
    expect(html).toContain('<h1><bdi>Events in Berlin</bdi></h1>');
    expect(html).toContain(`${API}/click/`);
    expect(html).not.toContain('Elsewhere');
    expect(html).toContain('€20–40');
    expect(html).toContain('data-theme="dark"');
    expect(html).toMatch(/<a [^>]*href="[^"]*\/click\/[^"]*"[^>]*rel="noopener nofollow"/);
    expect(html).toMatch(/<a [^>]*href="[^"]*\/embed\/event\/[^"]*"[^>]*rel="noopener"/);
  });

  it('escape titles', async () => {
    const html = await pageOf('/embed/events?city=Berlin');
    expect(html).toContain('Soon &amp; &lt;b>bold&lt;/b>');
  });

  it('strike out the former date of a rescheduled event', async () => {
    const show = buildEvent({
      source_id: 'moves',
      title: 'Moves',
      start_local: '2026-11-30T20:00:00',
    });
    await using moved = await createTestWidgets({ events: [show] });
    const records = [{ ...show, start_local: '2026-12-08T19:30:00' }];
    await ingest(moved.database, { source: { name: 'test' }, records });
    const { text } = await moved.get('/embed/event/moves-berlin-2026-11-30?locale=en').expect(200);
    expect(text).toMatch(/<s>[^<]*Nov(ember)? 30[^<]*<\/s>/);
    expect(text).toMatch(/<time[^>]*>[^<]*Dec(ember)? 8/);
    expect(text).toContain('New date');
  });

  it('show each state as text', async () => {
    const html = await pageOf('/embed/events?status=all&city=Berlin');
    for (const text of ['Cancelled', 'Postponed', 'Sold out', 'Time to be announced'])
      expect(html).toContain(text);
  });

  it('show the city guide for each spelling of a city', async () => {
    for (const name of ['Berlin', 'berlin,DE', 'Berlin, Germany']) {
      const html = await pageOf(`/embed/city/${encodeURIComponent(name)}`);
      expect(html).toContain('<h2>Tonight</h2>');
      expect(html).toContain('/embed/venue/hall-berlin');
      expect(html).toContain('The next 30 days');
    }
  });

  it('show the next events of a city without events in the next 30 days', async () => {
    const later = buildEvent({
      title: 'Much later',
      start_local: '2027-03-05T20:00:00',
      city: 'Paris',
      country: 'FR',
    });
    await using quiet = await createTestWidgets({ events: [later] });
    const { text } = await quiet.get('/embed/city/Paris?locale=en-GB').expect(200);
    expect(text).toContain('Coming up next');
    expect(text).toContain('Fri, 5 Mar 2027');
    expect(text).not.toContain('Nothing is announced here yet');
  });

  it('show what still runs apart from what starts soon in the city guide', async () => {
    const show = buildEvent({
      title: 'Long show',
      start_local: '2026-10-01',
      end_local: '2026-12-31',
      city: 'Paris',
      country: 'FR',
    });
    await using quiet = await createTestWidgets({ events: [show] });
    const { text } = await quiet.get('/embed/city/Paris?locale=en-GB').expect(200);
    expect(text).toMatch(/<h2>Also running<\/h2>.*Long show/s);
    expect(text).toContain('until Thu 31 Dec');
  });

  it('show one event with countdown, calendar links and escaped JSON-LD', async () => {
    const html = await pageOf('/embed/event/soon-berlin-2026-11-21');
    expect(html).toContain('role="timer"');
    expect(html).toContain('aria-live="off"');
    expect(html).toContain(
      `rel="canonical" href="${widgets.url}/embed/event/soon-berlin-2026-11-21"`,
    );
    expect(html).toContain('calendar.google.com');
    expect(html).toContain('.ics"');
    expect(html).toContain('/embed/plan/soon-berlin-2026-11-21');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ name: 'Soon & <b>bold</b>', '@type': 'MusicEvent' });
    expect(html).toContain('A test');
  });

  it('list the shows of an artist, with the distance from a given position', async () => {
    const html = await pageOf('/embed/artist/the-testers');
    expect(html).toContain('Upcoming dates');
    expect(html).toMatch(
      /class="name"><a [^>]*><bdi>Berlin<\/bdi>.*<bdi>Hall<\/bdi>.*<bdi>Soon &amp;/s,
    );
    expect(await pageOf('/embed/artist/the-testers?near=48.1,11.6&locale=en')).toMatch(/>50\d km</);
    expect(await pageOf('/embed/artist/the-testers?near=nowhere')).not.toContain(' km');
  });

  it('show the demand form for an artist without shows', async () => {
    await widgets.database.query({
      text: `INSERT INTO artist_reference (wikidata_id, name_key, name) VALUES ('Q1', 'the unannounced', $1)`,
      values: ['The Unannounced'],
    });
    await widgets.request
      .post('/embed/demand-it')
      .type('form')
      .send({ artist: 'The Unannounced', city: 'Berlin' })
      .expect(200);
    const html = await pageOf('/embed/artist/the-unannounced');
    expect(html).toContain('No dates are announced yet.');
    expect(html).toContain('<form class="demand" method="post"');
  });

  it('count a demand without script, once per person', async () => {
    const sendDemand = () =>
      widgets.request
        .post('/embed/demand-it')
        .set('X-Forwarded-For', '203.0.113.9')
        .type('form')
        .send({ artist: 'The Wanted Ones', city: 'Berlin' });
    expect((await sendDemand().expect(200)).text).toContain('Counted. Thank you!');
    const again = await sendDemand().expect(200).expect('Cache-Control', 'private, no-store');
    expect(again.text).toContain('You were counted already.');
    expect(await pageOf('/embed/demand-it?artist=the+wanted+ones&city=berlin')).toContain(
      '1 person wants this',
    );
  });

  it('render errors as a page with the right status', async () => {
    expect(await pageOf('/embed/event/nope', 404)).toContain('We could not find this');
    expect(await pageOf('/embed/artist/nope', 404)).toContain('We could not find this');
    expect(await pageOf('/embed/city/Nowhereville', 404)).toContain('We could not find this');
    expect(await pageOf('/embed/events?category=nonsense', 400)).toContain('category must be');
    expect(await pageOf('/embed/events?city=%ff', 400)).toContain('UTF-8');
    for (const path of [
      '/embed/city/%00',
      '/embed/event/%E0%A4%A',
      '/embed/city/%20',
      '/embed/events?limit=-1',
    ])
      expect(await pageOf(path, 400)).toContain('This widget is not set up right');
    await widgets.request
      .post('/embed/demand-it')
      .type('form')
      .send({ artist: 'X' })
      .expect(400)
      .expect('Content-Type', /html/);
    await widgets.request.post('/embed/events').expect(405).expect('Allow', 'GET, HEAD, OPTIONS');
  });

  it('show a friendly text for an empty list', async () => {
    expect(await pageOf('/embed/events?city=Atlantis')).toContain('Look again soon');
  });

  it('ignore invalid appearance parameters', async () => {
    expect(await pageOf('/embed/events?theme=neon&accent=zzz&locale=%21&tz=Mars')).toContain(
      'data-theme="dark"',
    );
    expect(await pageOf('/embed/events?theme=light&accent=%23FF0000')).toContain(
      '/accent/ff0000.css',
    );
  });

  it.each([
    ['de', 'Veranstaltungen in Berlin', 'ltr'],
    ['fr-CA,fr;q=0.9', 'Événements à Berlin', 'ltr'],
    ['sv, ar;q=0.5', 'الفعاليات في Berlin', 'rtl'],
    ['xx', 'Events in Berlin', 'ltr'],
  ])('use the reader’s language for Accept-Language: %s', async (accepted, title, direction) => {
    const { text, headers } = await widgets
      .get('/embed/events?city=Berlin')
      .set('Accept-Language', accepted)
      .expect(200);
    expect(text).toContain(title);
    expect(text).toContain(`dir="${direction}"`);
    expect(headers['vary']).toContain('Accept-Language');
  });

  it('show times in the zone of the venue without its name, or in the requested zone', async () => {
    const local = await pageOf('/embed/events?city=Berlin&locale=en-GB');
    expect(local).toContain('20:00');
    expect(local).not.toContain('20:00 CET');
    expect(await pageOf('/embed/events?city=Berlin&locale=en-GB&tz=Europe/London')).toContain(
      '19:00 GMT',
    );
  });

  it('send a policy that allows framing by any site and forbids inline code and other hosts', async () => {
    const { headers, text } = await widgets.get('/embed/events').expect(200);
    const policy = must(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).not.toMatch(/<img|style=|<style/);
  });

  it('are compressed', async () => {
    const { headers } = await widgets.get('/embed/events').set('Accept-Encoding', 'br').expect(200);
    expect(headers['content-encoding']).toBe('br');
  });

  it('are revalidated with 304', async () => {
    const { headers } = await widgets.get('/embed/events').set('Accept-Encoding', 'br').expect(200);
    await widgets
      .get('/embed/events')
      .set('Accept-Encoding', 'br')
      .set('If-None-Match', must(headers['etag']))
      .expect(304);
  });
});
