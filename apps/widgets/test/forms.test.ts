import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

const WEB = 'https://events.test';
const EVENT = {
  title: 'Backyard Concert',
  start_local: '2026-12-05T20:00',
  venue_name: 'The Yard',
  city: 'Berlin',
  country: 'DE',
  category: 'music',
  url: 'https://yard.example/backyard',
};
const CALENDAR = { address: 'example.org/agenda', title: 'Town Hall', is_owner: '1' };

let widgets: Widgets;
beforeAll(async () => {
  widgets = await createTestWidgets({ events: [buildEvent()], web: WEB });
});
afterAll(() => widgets[Symbol.asyncDispose]());

const send = (path: string, fields: object, from = '192.0.2.9') =>
  widgets.request.post(path).type('form').set('X-Forwarded-For', from).send(fields);

describe('the form to submit an event', () => {
  const PATH = '/embed/submit-event';

  it('is a plain form in the language of the reader, with the city of the site', async () => {
    const { text, headers } = await widgets.get(`${PATH}?city=Ghent&locale=de&theme=light`);
    expect(text).toContain('<h1><bdi>Veranstaltung eintragen</bdi></h1>');
    expect(text).toContain(`method="post" action="${PATH}?theme=light&amp;locale=de"`);
    expect(text).toMatch(/<input[^>]*name="city"[^>]*value="Ghent"/);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    await widgets.get(`${PATH}?city=${'x'.repeat(121)}`).expect(400);
  });

  it('stores an event for an operator, with the language and the number of the reporter', async () => {
    const fields = { ...EVENT, organizer: '', email: 'ada@example.com' };
    const { text } = await send(`${PATH}?locale=de`, fields).expect(200);
    const [stored] = await widgets.database.prisma.correction.findMany({ where: { locale: 'de' } });
    expect(stored).toMatchObject({ kind: 'submission', submission: EVENT });
    expect(text).toContain(`<code>${stored?.id ?? ''}</code>`);
  });

  it('is shown again with its problems and what was sent', async () => {
    const count = () => widgets.database.prisma.correction.count();
    const before = await count();
    const { url: _, ...without } = EVENT;
    const empty = await send(PATH, without).expect(400);
    expect(empty.text).toContain('role="alert"');
    expect(empty.text).toContain('value="Backyard Concert"');
    expect(empty.text).toMatch(/name="url"[^>]*aria-invalid="true"/);
    const typo = await send(PATH, { ...EVENT, city: 'Brelinn' }).expect(400);
    expect(typo.text).toContain('Did you mean Berlin?');
    expect(typo.text).toContain('name="seen_city" value="Brelinn"');
    await send(PATH, { ...EVENT, title: 'a\0b' }).expect(400);
    expect(await count()).toBe(before);
    await send(PATH, { ...EVENT, city: 'Brelinn', seen_city: 'Brelinn' }).expect(200);
  });

  it('has the limits of a report', async () => {
    const count = () => widgets.database.prisma.correction.count();
    const before = await count();
    const answers = [];
    for (let time = 0; time < 21; time++)
      answers.push((await send(PATH, EVENT, '192.0.2.40')).status);
    expect(answers.at(-1)).toBe(429);
    expect((await count()) - before).toBeLessThanOrEqual(20);
  });
});

describe('the form to connect a calendar', () => {
  const PATH = '/embed/connect-calendar';

  it('has the calendar read, and leads on to its preview on the website', async () => {
    const { text } = await send(`${PATH}?locale=en`, CALENDAR).expect(200);
    const [stored] = await widgets.database.prisma.calendar.findMany();
    expect(stored).toMatchObject({ address: 'https://example.org/agenda', state: 'reading' });
    expect(text).toContain(`href="${WEB}/connect/${stored?.id ?? ''}?locale=en"`);
  });

  it('is shown again with its problems and what was sent', async () => {
    const { is_owner: _, ...unowned } = CALENDAR;
    const { text } = await send(PATH, unowned).expect(400);
    expect(text).toContain('value="example.org/agenda"');
    expect(text).toContain('is_owner must be 1');
    await send(PATH, { ...CALENDAR, address: '' }).expect(400);
    await send(PATH, { ...CALENDAR, table: `x,${'y'.repeat(50_000)}` }).expect(400);
    expect((await send(PATH, { ...CALENDAR, table: 'x'.repeat(600_000) })).status).toBe(413);
  });

  it('needs a website', async () => {
    await using alone = await createTestWidgets();
    await alone.get(PATH).expect(404);
    await alone.request.post(PATH).type('form').send(CALENDAR).expect(404);
  });
});

describe('the form to follow a city', () => {
  it('sends a mail to confirm the address', async () => {
    const { text } = await widgets.get('/embed/follow-city/berlin%2CDE?locale=en').expect(200);
    expect(text).toContain('New events in Berlin by e-mail');
    expect(text).toContain('name="city" value="berlin,DE"');
    expect(text).toContain('action="/embed/sign-up?');
    const fields = { city: 'berlin,DE', email: 'ada@example.com' };
    expect((await send('/embed/sign-up?locale=en', fields).expect(200)).text).toContain(
      'Confirm your address',
    );
    expect(await widgets.database.prisma.mail.count({ where: { kind: 'confirm_address' } })).toBe(
      1,
    );
  });
});

it('the forms are posted and read only', async () => {
  for (const name of ['submit-event', 'connect-calendar']) {
    const { headers } = await widgets.request.put(`/embed/${name}`).expect(405);
    expect(headers['allow']).toContain('POST');
  }
});
