import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { APPS, startApp, type AppName } from './helpers/start-app.ts';

describe.each(Object.keys(APPS) as AppName[])('the health of %s', (name) => {
  it('is 200 on a migrated database', async () => {
    await using database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    expect(await app.get('/health/ready')).toEqual({ status: 200, body: { ok: true } });
    expect(await app.get('/health/live')).toEqual({ status: 200, body: { ok: true } });
    const report = await app.get('/health');
    expect(report).toMatchObject({ status: 200, body: { ok: true, checks: { database: 'ok' } } });
    expect(report.body).not.toHaveProperty('reason');
  });

  it('is not ready on a database without migrations', async () => {
    await using database = await createTestDatabase();
    await database.pool.query('DROP TABLE schema_requirement, _prisma_migrations');
    await using app = await startApp(name, database.url);
    await expectNotReady(app, 'migrations_pending');
    expect((await app.get('/health/live')).status).toBe(200);
  });

  it('is not ready on a schema that requires a newer build', async () => {
    await using database = await createTestDatabase();
    await database.pool.query(
      `UPDATE schema_requirement SET oldest_known_migration = '20991231000000_expand'`,
    );
    await using app = await startApp(name, database.url);
    await expectNotReady(app, 'schema_too_new');
  });

  it('is not ready if it never reached the database', async () => {
    await using app = await startApp(name, 'postgresql://marquee:secret@127.0.0.1:1/marquee');
    await expectNotReady(app, 'database_unreachable');
    expect((await app.get('/health/live')).status).toBe(200);
  });

  it('stays ready but degraded when the database goes down after it was reached', async () => {
    const database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    expect((await app.get('/health/ready')).status).toBe(200);
    await database[Symbol.asyncDispose]();
    expect((await app.get('/health/ready')).status).toBe(200);
    expect(await app.get('/health')).toMatchObject({
      status: 200,
      body: { ok: true, status: 'degraded', checks: { database: 'down' } },
    });
  });

  it('is not ready, but answers, while the composition root still loads events', async () => {
    await using database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    app.readiness.beginStart();
    expect(await app.get('/health/ready')).toEqual({
      status: 503,
      body: { ok: false, reason: 'loading' },
    });
    expect(await app.get('/health')).toMatchObject({
      status: 200,
      body: { ok: true, status: 'degraded', reason: 'loading', checks: { database: 'ok' } },
    });
    app.readiness.endStart();
    expect((await app.get('/health/ready')).status).toBe(200);
  });

  it('is not ready while it drains', async () => {
    await using database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    app.readiness.beginDrain();
    await expectNotReady(app, 'draining');
    expect((await app.get('/health/live')).status).toBe(200);
  });
});

async function expectNotReady(
  app: Awaited<ReturnType<typeof startApp>>,
  reason: string,
): Promise<void> {
  expect(await app.get('/health/ready')).toEqual({ status: 503, body: { ok: false, reason } });
  expect(await app.get('/health')).toMatchObject({
    status: 503,
    body: { ok: false, status: 'down', reason },
  });
}
