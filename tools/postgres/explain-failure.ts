import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface FailedCall {
  error: unknown;
  folder: string;
  cluster: string;
}

/** Returns why initdb or pg_ctl failed and what to do. */
export async function explainFailure({ error, folder, cluster }: FailedCall): Promise<string> {
  const log = join(cluster, 'server.log');
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lastLog = await readLastStart(log);
  const reason = knownReason(`${output}\n${lastLog}`, folder);
  const text = (lastLog || output).trim();
  const ownWords = /(?:FATAL|PANIC|error):\s+(.*)/.exec(text)?.[1] ?? text.split('\n').at(-1);
  return [
    `The embedded PostgreSQL in ${folder} does not start.`,
    reason ??
      `${ownWords ? `It reports: ${ownWords}. ` : ''}See ${log}. If its files are damaged, move ${folder} away: the next start creates a new database.`,
    ...(reason === null ? ['Or set DATABASE_URL to a PostgreSQL of your own.'] : []),
  ].join(' ');
}

function knownReason(text: string, folder: string): string | null {
  if (
    /no space left on device|disk quota exceeded|check free disk space|wrote only \d+ of \d+ bytes/i.test(
      text,
    )
  )
    return `The disk that contains ${folder} is full. Free at least 1 GB, or set MARQUEE_DATA to a folder on another disk.`;
  if (/read-only file system/i.test(text))
    return `The file system of ${folder} is read-only. Set MARQUEE_DATA to a folder that can be written.`;
  if (/database files are incompatible with server/i.test(text))
    return `Another major version of PostgreSQL created its files. Move ${folder} away, or start it with the version of Marquee that created it.`;
  if (/permission denied|EACCES|wrong ownership/i.test(text))
    return `The user that PostgreSQL runs as has no access to ${folder}. Give the folder to the user that created it, or set MARQUEE_DATA to another folder.`;
  return null;
}

/** Returns the log of the last start. */
async function readLastStart(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return (
    text
      .slice(-4_000)
      .split(/(?=.*starting PostgreSQL)/)
      .at(-1) ?? ''
  );
}
