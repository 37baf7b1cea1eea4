import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCalendarRepository } from '@marquee/database';
import { createKey } from '../accounts/key-fixture.ts';
import { createTestApi, type Api } from '../create-test-api.ts';

let api: Api;
let calendars: ReturnType<typeof createCalendarRepository>;
beforeAll(async () => {
  api = await createTestApi({ settings: { trustedCalendarDomains: ['hall.example'] } });
  calendars = createCalendarRepository(api.database);
});
afterAll(() => api[Symbol.asyncDispose]());

const BODY = { address: 'hall.example/agenda', title: 'Town Hall', is_owner: true };

async function preview(location: string, more: object = {}): Promise<string> {
  const { body } = await api.request.post('/calendars').send(BODY).expect(201);
  const { id } = body as { id: string };
  const preview = [{ title: 'Quiz', start: '2026-12-01', place: null, uncertain: ['no_place'] }];
  const found = { format: 'ics', location, events: 1, upcoming: 1, next: '2026-12-01', preview };
  await calendars.saveFound(id, { ...found, ...more });
  return id;
}
const connect = (id: string, key: string) =>
  api.request.post(`/calendars/${id}/connect`).set('X-API-Key', key);

it('previews an address, and connects it to an account', async () => {
  const id = await preview('https://hall.example/agenda.ics');
  expect((await api.get(`/calendars/${id}`).expect(200)).body).toMatchObject({
    calendar: {
      state: 'found',
      address: 'https://hall.example/agenda',
      feed: { format: 'ics' },
      preview: [{ title: 'Quiz', uncertain: ['no_place'] }],
      source: null,
    },
  });
  const key = await createKey(api, { email: 'ann@other.example' });
  await api.request.post(`/calendars/${id}/connect`).expect(401);
  await connect(id, await createKey(api)).expect(401);
  expect((await connect(id, key).expect(200)).body).toMatchObject({ calendar: { state: 'open' } });
  await connect(id, key).expect(400);
  await api.get(`/calendars/${id}`).expect(404);
  await api.get(`/calendars/${id}`).set('X-API-Key', key).expect(200);
});

it.each([
  { email: 'ann@mail.hall.example', state: 'accepted' },
  { email: 'ann@xhall.example', state: 'open' },
  { email: 'bob@hall.example', caution: 'robots.txt forbids it', state: 'open' },
])('decides on a calendar of a trusted domain: %j', async ({ email, caution, state }) => {
  const id = await preview(`https://www.hall.example/${email}`, { caution });
  const { body } = await connect(id, await createKey(api, { email })).expect(200);
  expect(body).toMatchObject({ calendar: { state } });
});

it.each([
  { address: 'https://user:secret@hall.example/' },
  { address: 'file:///etc/passwd' },
  { is_owner: false },
  { address: undefined },
  { table: 'Title,Date\nQuiz,2099-01-15' },
  { timezone: 'Mars/Base' },
  { country: 'Nowhere' },
])('refuses %j', async (fields) => {
  await api.request
    .post('/calendars')
    .send({ ...BODY, ...fields })
    .expect(400);
});

it('takes a table instead of an address', async () => {
  const table = 'Title,Date\nQuiz,2099-01-15';
  const { body } = await api.request
    .post('/calendars')
    .send({ ...BODY, address: undefined, table })
    .expect(201);
  const { id } = body as { id: string };
  expect(await calendars.findContent(id)).toBe(table);
  expect(await calendars.find(id)).toMatchObject({ address: null, state: 'reading' });
});

it('limits the calendars of a caller', async () => {
  const key = await createKey(api, { email: 'many@example.com' });
  const send = () => api.request.post('/calendars').set('X-API-Key', key).send(BODY);
  for (let sent = 0; sent < 20; sent++) await send().expect(201);
  await send().expect(429);
});
