import { createCatalogueStatsRepository, type Database } from '@marquee/database';
import { hasDemoSeason, loadDemoSeason } from './start/demo-catalogue.ts';
import {
  addRoundUpJob,
  loadGazetteer,
  loadReferenceData,
  loadSample,
} from './start/sample-catalogue.ts';
import { startProgress } from './start/start-progress.ts';

/** Loads the missing parts of the sample catalogue and shows the progress. */
export async function fillCatalogue(database: Database, withDemo: boolean): Promise<void> {
  const progress = startProgress(process.stdout);
  const print = progress.log;
  try {
    if (await loadGazetteer(database)) print('gazetteer: 33,711 cities');
    if (await loadReferenceData(database)) print('open data: 7,620 artists, 8,683 venues');
    for await (const { source, kind, created, rejected } of loadSample(database, progress.update)) {
      print(
        `${source}: ${count(created, kind)}${rejected > 0 ? `, ${count(rejected, 'record')} rejected` : ''}`,
      );
    }
    const demo = withDemo
      ? await loadDemoSeason(database, new Date().toISOString().slice(0, 10))
      : null;
    if (demo && demo.created > 0) print(`demo: ${count(demo.created, 'generated event')}`);
    if (demo && demo.withdrawn > 0)
      print(
        `demo: ${count(demo.withdrawn, 'generated event')} removed, because real ones lie ahead`,
      );
  } finally {
    progress.stop();
  }
  await addRoundUpJob(database);
  const { total, upcoming, upcoming_demo } =
    await createCatalogueStatsRepository(database).countEvents();
  print(
    `the catalogue contains ${count(total, 'event')}, ${upcoming.toLocaleString('en')} of them upcoming`,
  );
  if (await hasDemoSeason(database)) {
    const hint = withDemo
      ? 'use --no-demo for a new catalogue without it'
      : 'an earlier start added it';
    print(
      `${count(upcoming_demo, 'upcoming event')} of these are generated (source "demo"; not real; ${hint})`,
    );
  }
}

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
