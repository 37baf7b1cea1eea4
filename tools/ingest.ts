// npm run ingest
import { runCli } from './cli/run-cli.ts';
import { openDatabase } from './postgres/database.ts';

await runCli({ program: () => 'npm run ingest --', openDatabase }, [
  'ingest',
  ...process.argv.slice(2),
]);
