import { createCatalogueStatsRepository, type Database } from '@marquee/database';
import { hasDemoSeason, loadDemoSeason, loadGazetteer, loadSample } from './sample-catalogue.ts';
import { startProgress } from './start-progress.ts';

/** Loads what is missing of the catalogue that comes with Marquee, and shows how far it is. */
export async function fillCatalogue(database: Database, withDemo: boolean): Promise<void> {
  const progress = startProgress(process.stdout);
  const say = progress.log;
  try {
    if (await loadGazetteer(database)) say('gazetteer: 33,711 cities');
    for await (const { source, kind, created, rejected } of loadSample(database, progress.update)) {
      say(`${source}: ${count(created, kind)}${rejected > 0 ? `, ${count(rejected, 'record')} rejected` : ''}`);
    }
    const demo = withDemo ? await loadDemoSeason(database, new Date().toISOString().slice(0, 10)) : null;
    if (demo) say(`demo: ${count(demo.created, 'generated event')}`);
  } finally {
    progress.stop();
  }
  const { total, upcoming } = await createCatalogueStatsRepository(database).countEvents();
  say(`the catalogue holds ${count(total, 'event')}, ${upcoming.toLocaleString('en')} of them not yet over`);
  if (await hasDemoSeason(database)) {
    const hint = withDemo ? '--no-demo leaves it out of a new catalogue' : 'an earlier start added it';
    say(`among them a generated demo season (source "demo"; its events are not real; ${hint})`);
  }
}

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
