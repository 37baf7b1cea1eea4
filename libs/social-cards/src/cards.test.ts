import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { buildCardEvent } from './build-card-event.ts';
import { createCards } from './cards.ts';

it('reports a character that no font has once', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'marquee-cards-'));
  const reports: string[][] = [];
  const cards = createCards({
    folder: folder.path,
    onDropped: (characters) => void reports.push(characters),
  });
  try {
    for (const title of ['Jazz 𞤀', 'Rock 𞤀', 'Folk 𞤀𞤣', 'Pop'])
      await cards.render(buildCardEvent({ title }), { format: 'svg', size: 'card' });
  } finally {
    await cards.close();
  }
  expect(reports).toEqual([['𞤀'], ['𞤣']]);
});
