import { describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, NOW, type Api } from '../create-test-api.ts';

interface Shown {
  event: { id: string };
  related?: { id: string; title: string; slug: string }[];
}

const MAIN = 'main-berlin-2026-12-10';
const main = buildEvent({
  title: 'Main',
  artists: 'Ana; Ben',
  venue_name: 'Hall',
  start_local: '2026-12-10T20:00',
});
const around = (title: string, start_local: string) =>
  buildEvent({ title, venue_name: 'Elsewhere', start_local });

async function related(api: Api, slug = MAIN): Promise<string[]> {
  const { body } = await api.get(`/events/${slug}?include=related`).expect(200);
  return (body as Shown).related?.map(({ title }) => title) ?? [];
}

describe('GET /events/{id_or_slug}?include=related', () => {
  it('lists events with the same artists, then at the same venue, then of the same category nearby in time', async () => {
    await using api = await createTestApi({
      events: [
        main,
        around('Week after', '2026-12-17T20:00'),
        around('Day before', '2026-12-09T20:00'),
        buildEvent({
          title: 'Same hall',
          venue_name: 'Hall',
          category: 'comedy',
          start_local: '2027-01-01T20:00',
        }),
        buildEvent({
          title: 'Ben',
          artists: 'Ben',
          city: 'Paris',
          country: 'FR',
          start_local: '2027-05-01T20:00',
        }),
        buildEvent({
          title: 'Ana at Hall',
          artists: 'Ana',
          venue_name: 'Hall',
          start_local: '2027-02-01T20:00',
        }),
        buildEvent({ title: 'Other kind', category: 'film', start_local: '2026-12-10T20:00' }),
        buildEvent({ title: 'Other city', city: 'Munich', start_local: '2026-12-10T20:00' }),
      ],
    });
    expect(await related(api)).toEqual([
      'Ana at Hall',
      'Ben',
      'Same hall',
      'Day before',
      'Week after',
    ]);
  });

  it('lists at most six events, without itself, past, cancelled and withdrawn ones', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      around(`Near ${String(index)}`, `2026-12-1${String(index)}T21:00`),
    );
    await using api = await createTestApi({
      events: [
        main,
        buildEvent({ title: 'Past', artists: 'Ana', start_local: '2020-01-01T20:00' }),
        buildEvent({
          title: 'Off',
          artists: 'Ana',
          start_local: '2026-12-11T20:00',
          status: 'cancelled',
        }),
        buildEvent({ title: 'Withdrawn', artists: 'Ana', start_local: '2026-12-11T20:00' }),
        ...many,
      ],
    });
    await api.database.query({
      text: `UPDATE event SET withdrawn_at = $1 WHERE title = 'Withdrawn'`,
      values: [NOW],
    });
    const titles = await related(api);
    expect(titles).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Near ${String(index)}`));
    expect(await related(api, 'past-berlin-2020-01-01')).not.toContain('Past');
  });

  it('is empty without related events', async () => {
    await using api = await createTestApi({ events: [main] });
    expect(((await api.get(`/events/${MAIN}?include=related`)).body as Shown).related).toEqual([]);
  });

  it('is absent unless requested', async () => {
    await using api = await createTestApi({ events: [main] });
    expect(await api.get(`/events/${MAIN}?include=`)).not.toHaveProperty('body.related');
  });

  it('rejects an unknown part', async () => {
    await using api = await createTestApi({ events: [main] });
    const { body } = await api.get(`/events/${MAIN}?include=reviews`).expect(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name: 'include' }] });
  });
});
