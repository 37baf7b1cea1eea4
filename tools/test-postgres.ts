// npm run test:postgres -- 15 [paths]: runs tests on another version of PostgreSQL (from Debian)
// with an unprivileged role.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startDebianPostgres } from './testing/start-debian-postgres.ts';

const [version = '15', ...paths] = process.argv.slice(2);
const JEST = join(import.meta.dirname, '../node_modules/jest/bin/jest.js');

await using server = await startDebianPostgres(version);
const tests =
  paths.length > 0
    ? paths
    : [
        'apps/api/test',
        'tools/repository/schema.test.ts',
        'libs/database/src/migrations/migrations.test.ts',
      ];
// MARQUEE_TEST_FOLDER belongs to the outer test run, whose server the inner run must not stop.
const environment = { ...process.env, MARQUEE_TEST_POSTGRES: server.url, MARQUEE_TEST_FOLDER: '' };
const child = spawn(process.execPath, [JEST, ...tests], {
  env: environment,
  stdio: 'inherit',
});
// then the server is stopped below
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
