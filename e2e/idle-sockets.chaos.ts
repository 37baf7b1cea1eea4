// Clients that open connections and send nothing, up to the limit of file descriptors of a process.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';

const WITH_256_DESCRIPTORS = ['sh', '-c', 'ulimit -n 256; exec "$0" "$@"'];
const SOCKETS = 400;
const SILENCE_ENDS_MS = 60_000; // 15 s, on a busy machine

it.each(['api', 'widgets', 'web', 'mcp-server', 'worker'] as const)(
  'the %s responds at its descriptor limit, logs it and closes idle sockets',
  async (name) => {
    await using database = await createTestDatabase();
    const settings = { DATABASE_URL: database.url, SOURCES_FILE: '/dev/null', ADMIN_PORT: '0' };
    await using app = await startAppProcess(name, { settings, wrapper: WITH_256_DESCRIPTORS });
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => open(app.port)));
    const respond = async (path: string) =>
      (await fetch(`${app.address}${path}`, { headers: { connection: 'close' } })).status;
    for (let times = 0; times < 20; times++) expect(await respond('/health/live')).toBe(200);
    await waitFor(async () => (await respond('/health/ready')) === 200);

    const warnings = app.log().filter(({ msg }) => msg === 'connections.refused');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({
      level: 40,
      refused: 0,
      max: 256 - 64 - (name === 'worker' ? 16 : 10),
    });
    await waitFor(() => sockets.every(({ closed }) => closed), SILENCE_ENDS_MS);
    app.signal('SIGTERM');
    expect(await app.ended).toEqual({ code: 0, stderr: '' });
  },
);

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .resume();
  await once(socket, 'connect');
  return socket;
}
