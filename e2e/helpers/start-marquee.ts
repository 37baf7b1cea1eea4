import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { waitFor } from '@marquee/testing/wait-for';

const ANY_PORTS = {
  API_PORT: '0',
  WIDGETS_PORT: '0',
  MCP_PORT: '0',
  WORKER_PORT: '0',
  WEB_PORT: '0',
};
/** Loading the sample takes minutes; a busy machine needs longer. */
const TIMEOUT_MS = 500_000;

/** Runs `npm start` on a data folder until its catalogue is loaded. */
export async function startMarquee(environment: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    [...TSX_LOADER, join(import.meta.dirname, '../../tools/start.ts'), '--no-demo'],
    {
      env: { ...process.env, ...ANY_PORTS, ...environment },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  await Promise.race([
    waitFor(() => output.includes('the catalogue contains'), TIMEOUT_MS),
    exitCode.then((code) => Promise.reject(new Error(`Ended with ${String(code)}: ${output}`))),
  ]);
  return {
    api: /^ +api +(http:\S+:\d+)/m.exec(output)?.[1] ?? '',
    exitCode,
    stop: () => child.kill('SIGTERM'),
  };
}
