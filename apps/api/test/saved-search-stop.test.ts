import { expect, it } from '@jest/globals';
import { createSubscriberTokens } from '@marquee/mail';
import { createTestApi } from './create-test-api.ts';

const ID = '01a1fc09-c1ba-72a7-a60d-01ac57d6d205';

it('ends the mails of a saved search by its link, and of no other', async () => {
  await using api = await createTestApi();
  const { query } = api.database;
  await query({ text: `INSERT INTO account (id, email) VALUES ($1, 'ada@example.com')`, values: [ID] });
  await query({
    text: `INSERT INTO saved_search (id, account_id, name, filter, frequency, position, next_mail_at) VALUES ($1, $1, 'x', '{}', 'daily', 0, now())`,
    values: [ID],
  });
  const isOn = async () =>
    (await query({ text: 'SELECT FROM saved_search WHERE next_mail_at IS NOT NULL', values: [] })).length;
  const { subscriberTokens } = api.dependencies;
  const forged = createSubscriberTokens('another secret of thirty-two chars').createToken(ID, 'saved_search');
  for (const token of [forged, subscriberTokens.createToken(ID, 'unsubscribe'), 'x'])
    await api.request.post('/mail/searches/stop').type('form').send({ token }).expect(404);
  const token = subscriberTokens.createToken(ID, 'saved_search');
  await api.get(`/mail/searches/stop?token=${token}`).expect(200);
  expect(await isOn()).toBe(1);
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  await api.request.post(`/mail/searches/stop?token=${token}`).type('form').send(oneClick).expect(200);
  expect(await isOn()).toBe(0);
});
