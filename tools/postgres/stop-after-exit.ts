import { runAfterExit } from '../run-after-exit.ts';

/** Another running process with the data folder still needs the database. */
const STOP = `
holder=$(cut -d ' ' -f 1 "$2" 2> /dev/null)
if [ -n "$holder" ] && [ "$holder" != "$3" ] && kill -0 "$holder"; then exit; fi
pid=$(head -n 1 "$1/postmaster.pid") && kill -INT "$pid"
`;

/** Stops the PostgreSQL of a cluster when this process ends, also if it is killed. */
export const stopAfterExit = (cluster: string, lockFile: string): Promise<void> =>
  runAfterExit(STOP, [cluster, lockFile, String(process.pid)]);
