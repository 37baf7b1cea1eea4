import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TESTED =
  /all tested parameters do not appear to be injectable|identified the following injection/g;
const INJECTABLE = /^(?:Parameter: .*|\s+(?:Title|Payload): .*)$/gm;

export interface SqlmapResult {
  /** Targets whose parameters were all tried. */
  tested: number;
  /** Parameters that are injectable, with a payload each. */
  findings: string[];
}

/**
 * Tries SQL injections for PostgreSQL on the parameters of addresses: those of the query and what
 * `*` marks.
 */
export async function injectQueries(
  urls: readonly string[],
  folder: string,
): Promise<SqlmapResult> {
  const list = join(folder, 'urls.txt');
  await writeFile(list, urls.join('\n'));
  const results = join(folder, `results-${randomUUID()}.csv`);
  const { tested } = await runSqlmap(['-m', list, '--results-file', results], folder);
  const findings: string[] = [];
  for (const url of await readInjectable(results)) findings.push(...(await confirm(url, folder)));
  return { tested, findings };
}

/** Returns the addresses with a parameter that sqlmap calls injectable. */
async function readInjectable(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const rows = text.split('\n').slice(1);
  return rows
    .filter((row) => row !== '' && !row.includes('false positive'))
    .map((row) => row.split(',GET,')[0] ?? row);
}

/**
 * Returns the injections of an address whose payload is not refused. Problems contain the request
 * and its id, so that two of them differ by chance as if a condition were true or false.
 */
async function confirm(url: string, folder: string): Promise<string[]> {
  const { findings } = await runSqlmap(['-u', url], folder);
  const payloads = findings.flatMap((line) => /^\s+Payload: (.*)$/.exec(line)?.[1] ?? []);
  const confirmed: string[] = [];
  for (const payload of payloads) {
    const target = payload.startsWith('http') ? payload : `${url.split('?')[0] ?? ''}?${payload}`;
    const { status } = await fetch(encodeURI(target));
    if (status !== 400) confirmed.push(`${target} (status ${String(status)})`);
  }
  return confirmed;
}

/** Tries SQL injections for PostgreSQL on each field of a JSON body. */
export const injectBody = (
  { url, body }: { url: string; body: string },
  folder: string,
): Promise<SqlmapResult> =>
  runSqlmap(['-u', url, '--data', body, '-H', 'Content-Type: application/json'], folder);

async function runSqlmap(targets: string[], folder: string): Promise<SqlmapResult> {
  const { stdout } = await run(
    'sqlmap',
    [
      ...targets,
      ...[
        '--batch',
        '--ignore-stdin',
        '--disable-coloring',
        '--flush-session',
        '--output-dir',
        folder,
        '--dbms',
        'PostgreSQL',
      ],
      ...[
        '--level',
        '1',
        '--risk',
        '1',
        '--time-sec',
        '3',
        '--timeout',
        '20',
        '--skip-waf',
        '--answers',
        'follow=N',
      ],
      ...['--ignore-code', '400,401,404,409,422'],
    ],
    { maxBuffer: 2 ** 28 },
  );
  return { tested: stdout.match(TESTED)?.length ?? 0, findings: stdout.match(INJECTABLE) ?? [] };
}
