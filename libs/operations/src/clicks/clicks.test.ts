import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { connectDatabase, createClickRepository, type Click } from '@marquee/database';
import { newId } from '@marquee/domain';
import { createClicks } from './clicks.ts';

const buildClick = (): Click => ({
  id: newId(),
  event_id: newId(),
  partner: 'example.com',
  clicked_at: '2026-12-01T20:00:00Z',
  key_id: null,
  referring_host: null,
  address_hash: null,
});

it('counts and logs clicks that neither the database nor the journal accepts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-clicks-'));
  await writeFile(join(folder, 'a-file'), '');
  const database = connectDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', name: 'test' });
  const logged: string[] = [];
  const clicks = createClicks({
    clicks: createClickRepository(database),
    folder: join(folder, 'a-file', 'clicks'), // mkdir fails below a file
    log: (level, _fields, event) => logged.push(`${level} ${event}`),
  });
  await Promise.all([clicks.add(buildClick()), clicks.add(buildClick())]);
  expect(clicks.lost()).toBe(2);
  expect(logged).toContain('error clicks.lost');
  await clicks.close();
  await database.close();
  await rm(folder, { recursive: true });
});
