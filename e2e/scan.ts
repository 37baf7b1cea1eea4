// npm run scan -- [wapiti] [sqlmap] [--minutes n]: starts the website, the API, the widgets and the
// tool server on a small catalogue, scans all of them with wapiti and their parameters with sqlmap
// (both from Debian), and prints what they find. Ends with 1 if that is anything. `--minutes`
// limits each crawl and each module of wapiti (default: 2).
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { installPackage } from '@marquee/testing/install-package';
import startPostgres from '../tools/testing/start-postgres.ts';
import stopPostgres from '../tools/testing/stop-postgres.ts';
import { scanWithSqlmap, scanWithWapiti, type ScanContext } from './helpers/scan-site.ts';
import { startSite } from './helpers/start-site.ts';
import { startVulnerableServer } from './helpers/vulnerable-server.ts';

const SCANNERS = { wapiti: scanWithWapiti, sqlmap: scanWithSqlmap };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '2' } },
});
const selected = Object.entries(SCANNERS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
for (const [name] of selected) await ensureInstalled(name);

const findings = await scanAll();
for (const finding of findings) console.log(finding);
console.log(`${String(findings.length)} findings`);
process.exit(findings.length === 0 ? 0 : 1);

async function scanAll(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-scan-'));
  await startPostgres();
  try {
    return await scanSite(folder);
  } finally {
    await stopPostgres();
    await rm(folder, { recursive: true, force: true });
  }
}

async function scanSite(folder: string): Promise<string[]> {
  await using site = await startSite();
  await using vulnerable = await startVulnerableServer(site.worker.database);
  const context: ScanContext = {
    site,
    vulnerableUrl: vulnerable.url,
    folder,
    limitS: Number(values.minutes) * 60,
  };
  const all: string[] = [];
  for (const [name, scan] of selected)
    all.push(...(await scan(context)).map((finding) => `${name}: ${finding}`));
  return all;
}

async function ensureInstalled(name: string): Promise<void> {
  const isThere = await promisify(execFile)(name, ['--version']).then(
    () => true,
    () => false,
  );
  if (!isThere) await installPackage(name, `The scan needs ${name}: apt-get install ${name}.`);
}
