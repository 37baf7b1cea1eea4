import { describe, expect, it } from '@jest/globals';
import { createCuration } from '@marquee/catalogue';
import { createTestApi, type Api } from '../create-test-api.ts';
import { allFrom, from, GIG, listed, onlyEvent } from './multi-source-fixture.ts';

interface Change {
  kind: string;
  event_id: string;
  reason?: string;
}

async function changesAfter(api: Api, since: string) {
  const { body } = await api.get(`/events/changes?since=${since}&limit=100`).expect(200);
  return body as { changes: Change[]; next_cursor: string };
}

/** Lists one event, removes it and returns its slug and the cursor after the removal. */
async function removeOnlyEvent(api: Api) {
  await from(api, 'venue', [GIG]);
  const { slug, id } = await onlyEvent(api);
  const { next_cursor } = (await api.get('/events/changes').expect(200)).body as {
    next_cursor: string;
  };
  await createCuration(api.database).remove(slug);
  const { changes, next_cursor: cursor } = await changesAfter(api, next_cursor);
  expect(changes).toMatchObject([
    { kind: 'removed', event_id: id, reason: 'an operator removed it' },
  ]);
  return { slug, id, cursor };
}

async function expectHidden(api: Api, slug: string) {
  expect(await listed(api)).toEqual([]);
  expect(await api.titles('/search?q=aurora')).toEqual([]);
  await api.get(`/events/${slug}`).expect(404);
}

describe('a removed event', () => {
  it('stays hidden when its source changes it', async () => {
    await using api = await createTestApi();
    const { slug, cursor } = await removeOnlyEvent(api);
    await expectHidden(api, slug);
    await from(api, 'venue', [{ ...GIG, description: 'A new text.' }]);
    await expectHidden(api, slug);
    expect((await changesAfter(api, cursor)).changes).toEqual([]);
  });

  it('stays hidden when another source lists it', async () => {
    await using api = await createTestApi();
    const { slug, cursor } = await removeOnlyEvent(api);
    await from(api, 'tickets', [
      { ...GIG, source_id: 'other', ticket_url: 'https://tickets.example/1' },
    ]);
    await expectHidden(api, slug);
    expect((await changesAfter(api, cursor)).changes).toEqual([]);
  });

  it('stays hidden when its source withdraws it and lists it again', async () => {
    await using api = await createTestApi();
    const { slug, cursor } = await removeOnlyEvent(api);
    await allFrom(api, 'venue', []);
    await allFrom(api, 'venue', [GIG]);
    await expectHidden(api, slug);
    expect((await changesAfter(api, cursor)).changes).toEqual([]);
  });

  it('hides an event that is merged with it', async () => {
    await using api = await createTestApi();
    const { slug } = await removeOnlyEvent(api);
    await from(api, 'fans', [
      { ...GIG, title: 'Quite another evening', artists: [], source_id: 'x', venue_name: 'Lido' },
    ]);
    const other = await onlyEvent(api);
    await createCuration(api.database).merge(other.slug, slug);
    await expectHidden(api, other.slug);
  });

  it('is listed again when the operator restores it', async () => {
    await using api = await createTestApi();
    const { slug, id, cursor } = await removeOnlyEvent(api);
    await createCuration(api.database).restore(slug);
    expect((await onlyEvent(api)).slug).toBe(slug);
    expect(await api.titles('/search?q=aurora')).toEqual([GIG.title]);
    expect((await changesAfter(api, cursor)).changes).toMatchObject([
      { kind: 'created', event_id: id },
    ]);
  });
});
