// Entry point of the image "cli": `admin` and `ingest` for a deployed system.
import { openDeployedDatabase } from './deployed-database.ts';
import { runCli } from './run-cli.ts';

await runCli(
  { program: (command) => command, openDatabase: openDeployedDatabase },
  process.argv.slice(2),
);
