import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const SHELL_BLOCK = /^```sh\n(.*?)^```/gms;

export interface DocumentedCommands {
  /** Of a Markdown file in docs/. */
  file: string;
  heading: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * Runs the `sh` blocks under a heading as an operator would, up to the first command that fails,
 * and returns their output.
 */
export async function runDocumented({
  file,
  heading,
  environment,
}: DocumentedCommands): Promise<string> {
  const text = await readFile(join(ROOT, 'docs', file), 'utf8');
  const section = text
    .split(/^(?=#+ )/m)
    .find((part) => part.split('\n', 1)[0]?.replace(/^#+ /, '') === heading);
  const script = [...(section ?? '').matchAll(SHELL_BLOCK)]
    .map(([, commands = '']) => commands)
    .join('\n');
  if (script === '') throw new Error(`docs/${file} has no commands under "${heading}".`);
  const options = { cwd: ROOT, env: { ...process.env, ...environment } };
  const { stdout, stderr } = await promisify(execFile)(
    'bash',
    ['-euo', 'pipefail', '-c', script],
    options,
  );
  return stdout + stderr;
}
