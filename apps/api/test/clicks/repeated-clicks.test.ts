import { describe, expect, it } from '@jest/globals';
import { createClickRepository, type Click } from '@marquee/database';
import { newId } from '@marquee/domain';
import { createTestApi, type Api } from '../create-test-api.ts';
import { click, EVENTS, rowsOf, SLUGS } from './click-fixture.ts';

const EVENT = newId();
const clickAt = (clicked_at: string, overrides: Partial<Click> = {}): Click => ({
  id: newId(),
  event_id: EVENT,
  partner: 'seller.example',
  clicked_at,
  key_id: null,
  referring_host: null,
  address_hash: 'ip-a',
  ...overrides,
});
const marks = async (api: Api) =>
  (
    (await rowsOf(api, 'SELECT repeated FROM click ORDER BY clicked_at, id')) as {
      repeated: boolean;
    }[]
  ).map(({ repeated }) => repeated);
const hours = (api: Api) =>
  rowsOf(api, 'SELECT sum(clicks)::int AS clicks, sum(repeated)::int AS repeated FROM click_hour');

describe('clicks of one address on one event', () => {
  it('within an hour are marked and not counted, also 100 simultaneous ones', async () => {
    await using api = await createTestApi({ events: EVENTS, settings: { trustProxy: 1 } });
    const from = (address: string) =>
      click(api, SLUGS.unaffiliated, { 'X-Forwarded-For': address }).expect(302);
    await Promise.all(Array.from({ length: 100 }, () => from('198.51.100.7')));
    await Promise.all(['198.51.100.8', '198.51.100.9'].map(from));
    await click(api, SLUGS.source, { 'X-Forwarded-For': '198.51.100.7' }).expect(302);
    expect(await hours(api)).toEqual([{ clicks: 103, repeated: 99 }]);
    expect((await marks(api)).filter(Boolean)).toHaveLength(99);
    expect((await api.get('/metrics')).body).toMatchObject({
      affiliate: { clicks: 4, repeated_clicks: 99 },
    });
  });

  it('are counted again after an hour, also from a journal, and a replay changes nothing', async () => {
    await using api = await createTestApi();
    const { store } = createClickRepository(api.database);
    const batch = ['10:00', '10:59', '12:30'].map((time) => clickAt(`2026-11-20T${time}:00Z`));
    await store(batch);
    expect(await marks(api)).toEqual([false, true, false]);
    await store([
      clickAt('2026-11-20T15:00:00Z'),
      clickAt('2026-11-20T15:00:00Z', { address_hash: null }),
    ]);
    await store([
      clickAt('2026-11-20T15:30:00Z'),
      clickAt('2026-11-20T15:30:00Z', { address_hash: 'ip-b' }),
    ]);
    await store(batch);
    expect(await hours(api)).toEqual([{ clicks: 7, repeated: 2 }]);
  });

  it('are marked exactly if several instances store them simultaneously', async () => {
    await using api = await createTestApi();
    const { store } = createClickRepository(api.database);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store([clickAt('2026-11-20T10:00:00Z'), clickAt('2026-11-20T10:00:01Z')]),
      ),
    );
    expect(await hours(api)).toEqual([{ clicks: 40, repeated: 39 }]);
  });

  it('are never dated in the future, even if the clock of an instance is fast', async () => {
    await using api = await createTestApi();
    const { store } = createClickRepository(api.database);
    await store([clickAt('2099-01-01T00:00:00Z'), clickAt('2020-01-01T00:00:00Z')]);
    const rows = await rowsOf(
      api,
      `SELECT clicked_at > now() AS is_future, clicked_at = '2020-01-01T00:00:00Z' AS is_stated FROM click ORDER BY clicked_at`,
    );
    expect(rows).toEqual([
      { is_future: false, is_stated: true },
      { is_future: false, is_stated: false },
    ]);
  });
});
