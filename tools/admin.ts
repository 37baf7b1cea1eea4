// npm run admin
import { runCli } from './cli/run-cli.ts';
import { openDatabase } from './postgres/database.ts';

await runCli({ program: () => 'npm run admin --', openDatabase }, [
  'admin',
  ...process.argv.slice(2),
]);
