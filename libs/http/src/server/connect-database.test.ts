import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { createLogger } from '../index.ts';
import { databaseSettings, DATABASE_ENVIRONMENT, parseEnvironment } from '../settings.ts';
import { connectDatabase } from './connect-database.ts';

const DATABASE_URL = 'postgresql://marquee@127.0.0.1:1/marquee';

function settingsFrom(environment: NodeJS.ProcessEnv) {
  return databaseSettings(
    parseEnvironment(z.object(DATABASE_ENVIRONMENT), { DATABASE_URL, ...environment }),
  );
}

it.each([
  [{}, 10],
  [{ DATABASE_POOL_SIZE: '3' }, 3],
])('limits the pool to the connections of %j: %i', async (environment, connections) => {
  const database = connectDatabase(
    'test',
    settingsFrom(environment),
    createLogger('api', 'silent'),
  );
  expect(database.pool.options.max).toBe(connections);
  await database.close();
});

it.each(['0', '1', '2.5', '1001', 'many'])('rejects DATABASE_POOL_SIZE=%s', (size) => {
  expect(() => settingsFrom({ DATABASE_POOL_SIZE: size })).toThrow(
    'DATABASE_POOL_SIZE must be a whole number',
  );
});

it('rejects a DATABASE_DIRECT_URL that is not a PostgreSQL URL', () => {
  expect(() => settingsFrom({ DATABASE_DIRECT_URL: 'https://example.com' })).toThrow(
    'DATABASE_DIRECT_URL',
  );
});
