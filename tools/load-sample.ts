// Fills the database at DATABASE_URL with the gazetteer and the real events and articles that come with Marquee. Loads each of them once.
import { connectDatabase } from '@marquee/database';
import { runMain } from '@marquee/http';
import { readEnvironment } from './environment.ts';
import { loadGazetteer, loadSample } from './sample-catalogue.ts';
import { sessionUrl } from './session-url.ts';

await runMain(async () => {
  const url = sessionUrl(readEnvironment(process.env));
  if (!url) throw new Error('DATABASE_URL is not set: name the PostgreSQL to fill.');
  const database = connectDatabase({ url, name: 'marquee-sample', poolSize: 3, statementTimeoutMs: 120_000 });
  try {
    if (await loadGazetteer(database)) console.log('gazetteer: loaded');
    for await (const { source, kind, created, rejected } of loadSample(database)) {
      console.log(`${source}: ${created} ${kind}s, ${rejected} records rejected`);
    }
  } finally {
    await database.close();
  }
});
