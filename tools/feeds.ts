// npm run feeds
import { runCli } from './cli/run-cli.ts';
import { openDatabase } from './postgres/database.ts';

await runCli({ program: () => 'npm run feeds --', openDatabase }, [
  'feeds',
  ...process.argv.slice(2),
]);
