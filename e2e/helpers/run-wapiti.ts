import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** All modules that need neither a server of ours on the internet nor a list from it. */
const MODULES =
  'backup,blindsql,brute_login_form,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

const Flaw = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  parameter: z.string().nullable(),
});
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.array(Flaw)),
  anomalies: z.record(z.string(), z.array(Flaw)),
});

export interface WapitiFinding {
  /** The kind, as wapiti calls it. */
  kind: string;
  place: string;
  info: string;
}

interface WapitiOptions {
  url: string;
  /** More pages to begin at. */
  starts: readonly string[];
  /** Receives sessions and reports. */
  folder: string;
  /** Limits for the crawl and for each module. */
  crawlS: number;
  moduleS: number;
}

export interface WapitiResult {
  /** Addresses and forms that were attacked. */
  attacked: number;
  findings: WapitiFinding[];
}

/**
 * Scans a site with all modules. It requests codings that it cannot read, and then finds no link.
 */
export async function runWapiti({
  url,
  starts,
  folder,
  crawlS,
  moduleS,
}: WapitiOptions): Promise<WapitiResult> {
  const output = join(folder, `wapiti-${new URL(url).port}.json`);
  const { stdout } = await run(
    'wapiti',
    [
      ...['-u', url, ...starts.flatMap((start) => ['-s', start])],
      ...[
        '--scope',
        'folder',
        '-H',
        'Accept-Encoding: gzip',
        '-m',
        MODULES,
        '-f',
        'json',
        '-o',
        output,
        '-v',
        '1',
        '--no-bugreport',
      ],
      ...['--flush-session', '--store-session', folder, '--store-config', folder, '-t', '20'],
      ...['--max-scan-time', String(crawlS), '--max-attack-time', String(moduleS), '-S', 'normal'],
    ],
    { maxBuffer: 2 ** 28 },
  );
  const report = Report.parse(JSON.parse(await readFile(output, 'utf8')));
  const attacked = Number(/found (\d+) URLs and forms/.exec(stdout)?.[1] ?? 0);
  const findings = Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(
    ([kind, flaws]) =>
      flaws.map(({ method, path, parameter, info }) => ({
        kind,
        place: `${method} ${path}${parameter ? ` (${parameter})` : ''}`,
        info,
      })),
  );
  return { attacked, findings };
}
