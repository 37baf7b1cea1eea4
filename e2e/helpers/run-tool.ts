import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';

interface RunOptions {
  args?: string[];
  timeoutMs?: number;
}

/**
 * Runs a program of tools/ and returns its exit code and output. The code is -1 after a timeout.
 */
export function runTool(
  name: string,
  environment: NodeJS.ProcessEnv,
  { args = [], timeoutMs = 120_000 }: RunOptions = {},
) {
  const file = join(import.meta.dirname, '../../tools', name);
  const options = {
    env: { ...process.env, ...environment },
    timeout: timeoutMs,
    maxBuffer: 2 ** 27,
  };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [...TSX_LOADER, file, ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? -1);
      resolve({ code, output: stdout + stderr });
    });
  });
}
