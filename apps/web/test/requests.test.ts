import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([buildEvent({ title: 'First', artists: ['Air', 'Grateful Dead'] })]);
});
afterAll(() => web[Symbol.asyncDispose]());

const send = (path: string, fields: object, origin = web.url) =>
  web.request.post(path).type('form').set('Origin', origin).set('Accept', 'text/html').send(fields);

describe('the form to request an artist', () => {
  it('is a page of the website, linked from the pages of artists and demands', async () => {
    expect((await web.get('/artist/air').expect(200)).text).toContain('href="/ask?artist=Air"');
    // the page contains the form itself while there are no demands
    expect((await web.get('/demand?locale=de').expect(200)).text).toMatch(
      /(?:href|action)="\/ask\?locale=de"/,
    );
    const { text } = await web.get('/ask?artist=air&city=berlin&locale=de').expect(200);
    expect(text).toContain('Air in Berlin erleben?');
    expect(text).toContain('href="/demand?locale=de"');
    expect(text).toContain('action="/ask?locale=de"');
  });

  it('requests what the link left open', async () => {
    const { text } = await web.get('/ask').expect(200);
    expect(text).toContain('name="artist_name" required');
    expect(text).toContain('name="city" required');
  });

  it('counts, and leads on to the artist, the city and the demands', async () => {
    const fields = { artist_name: 'Air', city: 'Berlin', user_email: '' };
    const { text } = await send('/ask?locale=de', fields).expect(200);
    expect(text).toContain('<p>1 Person wünscht sich das</p><p>Du bist Nummer 1 hier.</p>');
    for (const path of ['/demand/air', '/artist/air', '/city/Berlin%2CDE'])
      expect(text).toContain(`href="${path}?locale=de"`);
    const again = () => send('/ask', fields).set('X-Forwarded-For', '192.0.2.7').expect(200);
    expect((await again()).text).toContain('Counted. Thank you!');
    expect((await again()).text).toContain('You were counted already.');
  });

  it('has no link to the page of an artist that others do not see yet', async () => {
    const fields = { artist_name: 'Zorb Quinfeather', city: 'Berlin' };
    const { text } = await send('/ask', fields).expect(200);
    expect(text).toContain('href="/demand/zorb-quinfeather"');
    expect(text).not.toContain('/artist/zorb-quinfeather');
    await web.get('/artist/zorb-quinfeather').expect(404);
  });

  it('mails a confirmation to an address, and refuses a wrong one', async () => {
    const fields = { artist_name: 'Air', city: 'Nowhereville' };
    const wrong = await send('/ask?locale=de', { ...fields, user_email: 'no address' }).expect(400);
    expect(wrong.text).toContain('<strong>Diese Angabe ist nicht gültig.</strong></span>');
    const { text } = await send('/ask', { ...fields, user_email: 'ada@example.com' }).expect(200);
    expect(text).toContain('Confirm your address');
    expect(text).toContain('href="/city/Nowhereville"');
    await web.get('/city/Nowhereville').expect(200);
    expect(await web.database.prisma.mail.count({ where: { kind: 'confirm_address' } })).toBe(1);
  });

  it.each([
    ['de', '„Brelinn“ ist kein bekannter Name. Meinst du Berlin?'],
    ['ja', '「Brelinn」は見つかりませんでした。 Berlinですか？'],
  ])(
    'shows cities with a similar name before it counts an unknown one: %s',
    async (locale, text) => {
      const fields = { artist_name: 'Grateful Dead', city: 'Brelinn' };
      const refused = await send(`/ask?locale=${locale}`, fields).expect(400);
      expect(refused.text).toContain(text);
      expect(refused.text).toContain('value="Brelinn"');
      expect(refused.text).toContain('<input type="hidden" name="seen_city" value="Brelinn"/>');
      expect(await web.database.prisma.city.count({ where: { name: 'Brelinn' } })).toBe(0);
    },
  );

  it('counts for an unknown city that is sent again, and for the city that one typo means', async () => {
    const again = { artist_name: 'Grateful Dead', city: 'Brelin Town', seen_city: 'Brelin Town' };
    expect((await send('/ask', again).expect(200)).text).toContain(
      '“Brelin Town” is not a known name.',
    );
    const typo = await send('/ask?locale=de', {
      artist_name: 'Grateful Dead',
      city: 'Berlnn',
    }).expect(200);
    expect(typo.text).toContain('„Berlnn“ ist kein bekannter Name. Verwendet wurde Berlin');
  });

  it('shows artists with a similar name before it counts an unknown one', async () => {
    const fields = { artist_name: 'Grateful Daed', city: 'Berlin' };
    const { text } = await send('/ask', fields).expect(400);
    expect(text).toContain('Did you mean Grateful Dead?');
    expect(
      (await send('/ask', { ...fields, seen_artist_name: fields.artist_name }).expect(200)).text,
    ).toContain('Daed');
  });

  it('is refused from another site and without a city', async () => {
    await send('/ask', { artist_name: 'Air', city: 'Berlin' }, 'https://evil.test').expect(400);
    await send('/ask', { artist_name: 'Air' }).expect(400);
    expect((await web.request.put('/ask').expect(405)).headers['allow']).toContain('POST');
  });
});
