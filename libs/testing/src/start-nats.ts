import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

/**
 * A nats-server with JetStream of the caller's own, whose streams are in a folder; killed when
 * disposed of.
 */
export async function startNats(folder: string, port?: number) {
  const chosen = port ?? (await freePort());
  const server = spawn(
    'nats-server',
    ['--addr', '127.0.0.1', '--port', String(chosen), '--jetstream', '--store_dir', folder],
    { stdio: 'ignore' },
  );
  const failure = new Promise<never>((_, reject) => {
    server.once('error', (error) => {
      reject(new Error('Install nats-server: apt-get install nats-server.', { cause: error }));
    });
  });
  await Promise.race([failure, waitFor(() => isListening(chosen))]);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `nats://127.0.0.1:${String(chosen)}`,
    port: chosen,
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
