import { describe, expect, it } from '@jest/globals';
import { buildEvent, createTestApi } from '../create-test-api.ts';
import { demand } from '../demand/demand-fixture.ts';
import { ANN, mailsOf, press, rowsOf, subscribed } from './signup-fixture.ts';

describe('a subscriber', () => {
  it('unsubscribes from everything with the one-click request of mail programs', async () => {
    await using api = await createTestApi();
    const { unsubscribe, preferences } = await subscribed(api);
    await demand(api, { artist_name: 'Air', city: 'Berlin', user_email: ANN, notify_me: true });
    const path = `/signup/unsubscribe?token=${unsubscribe}`;
    expect((await api.get(path).expect(200)).text).toContain('<form method="post"');
    expect(await rowsOf(api, 'subscriber')).toHaveLength(1);
    await api.request.post(path).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect([
      await rowsOf(api, 'subscriber'),
      await rowsOf(api, 'demand_notice'),
      await mailsOf(api),
    ]).toEqual([[], [], []]);
    await api.request.post(path).type('form').send('List-Unsubscribe=One-Click').expect(200);
    await api.get(`/signup/preferences?token=${preferences}`).expect(404);
  });

  it('changes preferences, which are validated', async () => {
    await using api = await createTestApi();
    const { preferences } = await subscribed(api);
    expect((await api.get(`/signup/preferences?token=${preferences}`).expect(200)).text).toContain(
      'value="Berlin,DE"',
    );
    await press(api, 'preferences', {
      token: preferences,
      frequency: 'daily',
      city: 'Munich',
      categories: ['music', 'film'],
    }).expect(200);
    expect((await rowsOf(api, 'subscriber'))[0]).toMatchObject({
      frequency: 'daily',
      categories: '{music,film}',
    });
    await press(api, 'preferences', { token: preferences, frequency: 'never', city: '' }).expect(
      200,
    );
    expect((await rowsOf(api, 'subscriber'))[0]).toMatchObject({
      frequency: null,
      city_id: null,
      next_digest_at: null,
    });
    await press(api, 'preferences', {
      token: preferences,
      frequency: 'daily',
      categories: 'music',
    }).expect(200);
    for (const wrong of [
      {},
      { frequency: '<b>' },
      { frequency: 'daily', categories: 'x' },
      { frequency: 'daily', city: '\u0000' },
    ])
      expect(
        (await press(api, 'preferences', { token: preferences, ...wrong }).expect(400)).text,
      ).not.toContain('<b>');
    await press(api, 'preferences', {
      token: preferences,
      frequency: 'daily',
      city: '"><script>alert(1)</script>',
    }).expect(200);
    expect(
      (await api.get(`/signup/preferences?token=${preferences}`).expect(200)).text,
    ).not.toContain('<script');
  });

  it('shows cities with a similar name before an unknown one is saved', async () => {
    await using api = await createTestApi({ events: [buildEvent({ city: 'Hamburg' })] });
    const { preferences: token } = await subscribed(api);
    const save = (fields: object) =>
      press(api, 'preferences', { token, frequency: 'daily', categories: 'film', ...fields });
    const refused = await save({ city: 'Hmaburgg' }).expect(400);
    expect(refused.text).toContain('Did you mean Hamburg?');
    expect(refused.text).toMatch(/value="film" checked/);
    expect((await rowsOf(api, 'subscriber'))[0]).toMatchObject({ frequency: 'weekly' });
    expect((await save({ city: 'Hmaburgg', seen_city: 'Hmaburgg' }).expect(200)).text).toContain(
      'Saved. “Hmaburgg” is not a known name. Mails start when it has events.',
    );
    expect((await save({ city: 'Hambrg' }).expect(200)).text).toContain('Hamburg');
  });

  it('is erased on request', async () => {
    await using api = await createTestApi();
    const { preferences } = await subscribed(api);
    await demand(api, { artist_name: 'Air', city: 'Berlin', user_email: ANN, notify_me: true });
    await api.get(`/signup/erase?token=${preferences}`).expect(200);
    expect(await rowsOf(api, 'subscriber')).toHaveLength(1);
    await press(api, 'erase', preferences).expect(200);
    for (const table of ['subscriber', 'address_confirmation', 'demand_notice', 'mail'])
      expect([table, await rowsOf(api, table)]).toEqual([table, []]);
    await press(api, 'erase', preferences).expect(200);
  });

  it('can only be changed with their own links', async () => {
    await using api = await createTestApi();
    const { preferences, unsubscribe } = await subscribed(api);
    await press(api, 'preferences', { token: unsubscribe, frequency: 'never' }).expect(404);
    await press(api, 'erase', unsubscribe).expect(404);
    await press(api, 'unsubscribe', preferences).expect(404);
    for (const token of ['invented', `${preferences.slice(0, -3)}AAA`, '']) {
      for (const path of ['confirm', 'unsubscribe', 'preferences', 'erase'])
        await press(api, path, { token: token, frequency: 'never' }).expect(404);
    }
    expect(await rowsOf(api, 'subscriber')).toHaveLength(1);
  });
});
