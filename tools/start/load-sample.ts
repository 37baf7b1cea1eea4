// Loads the gazetteer and the sample events and articles into the database at DATABASE_URL, each
// source once.
import { connectDatabase } from '@marquee/database';
import { runMain } from '@marquee/http';
import { sessionUrl } from '../postgres/session-url.ts';
import { readEnvironment } from './environment.ts';
import { addRoundUpJob, loadGazetteer, loadReferenceData, loadSample } from './sample-catalogue.ts';

await runMain(async () => {
  const url = sessionUrl(readEnvironment(process.env));
  if (!url) throw new Error('DATABASE_URL is not set. Set it to the PostgreSQL to fill.');
  const database = connectDatabase({
    url,
    name: 'marquee-sample',
    poolSize: 3,
    statementTimeoutMs: 120_000,
  });
  try {
    if (await loadGazetteer(database)) console.log('gazetteer: loaded');
    if (await loadReferenceData(database))
      console.log('open data about artists and venues: loaded');
    for await (const { source, kind, created, rejected } of loadSample(database)) {
      console.log(`${source}: ${created} ${kind}s, ${rejected} records rejected`);
    }
    await addRoundUpJob(database);
  } finally {
    await database.close();
  }
});
