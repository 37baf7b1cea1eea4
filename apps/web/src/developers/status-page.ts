import type { SourceSummary, WaitingJobs } from '@marquee/database';
import { limitedFetch, withTimeout } from '@marquee/domain';
import { h, type ComponentChild } from '@marquee/ui';
import { Row, Table } from '../account/account-parts.ts';
import type { Page } from '../pages/page.ts';
import { VERSION } from '../version.ts';

const CHECK_MS = 1_500;
/** Jobs that wait longer are late. */
const LATE_MS = 15 * 60_000;

interface StatusDeps {
  pingDatabase: () => Promise<unknown>;
  quota: { state: () => string };
  operations: { listJobs: () => Promise<WaitingJobs[]> };
  sources: { list: () => Promise<Pick<SourceSummary, 'completed_at'>[]> };
}

interface Check {
  part: string;
  isUp: boolean;
  /** What was seen. */
  text: string;
}

/** The state of the service, checked for this page. It is at most 30 s old. The text is English. */
export const statusPage: Page<StatusDeps> = {
  path: '/status',
  load: async (deps, _values, { addresses, now }) => {
    const checks = await Promise.all([
      checkServer('API', `${addresses.api}/health`),
      checkServer('Widgets', `${addresses.widgets}/health`),
      check(
        'Database',
        deps.pingDatabase().then(() => 'responds'),
      ),
      Promise.resolve({ part: 'Counters', isUp: deps.quota.state() !== 'degraded', text: deps.quota.state() }),
      checkJobs(deps, now),
      checkImports(deps),
    ]);
    const isUp = checks.every((result) => result.isUp);
    const title = 'Status';
    const summary = isUp ? 'All parts work.' : 'Some parts do not work as they should.';
    return {
      title,
      canonical: '/status',
      isUnlisted: true,
      body: [
        h('h1', null, title),
        h('div', { lang: 'en', dir: 'ltr' }, h('p', { class: 'lead' }, summary), h(Checks, { checks }), h('p', { class: 'hint' }, `Checked at ${now.toISOString().slice(0, 19)}Z. Marquee ${VERSION}.`)), // prettier-ignore
      ],
    };
  },
};

const Checks = ({ checks }: { checks: Check[] }): ComponentChild =>
  h(
    Table,
    { titles: ['Part', 'State', 'Seen'] },
    checks.map(({ part, isUp, text }) => h(Row, { key: part, cells: [part, isUp ? 'works' : 'does not work', text] })),
  );

/** Fails if the work does, or if it takes too long. */
const check = (part: string, work: Promise<string>): Promise<Check> =>
  withTimeout<Check>(
    work.then(
      (text) => ({ part, isUp: true, text }),
      () => ({ part, isUp: false, text: 'no response' }),
    ),
    CHECK_MS,
    () => ({ part, isUp: false, text: 'no response in time' }),
  );

const checkServer = (part: string, url: string): Promise<Check> =>
  check(
    part,
    limitedFetch(url, { signal: AbortSignal.timeout(CHECK_MS), headers: { accept: 'application/json' } }).then(
      (response) => {
        if (response.ok) return 'ready';
        throw new Error(`${part} is not ready.`);
      },
    ),
  );

/** The worker takes jobs within seconds. */
async function checkJobs({ operations }: StatusDeps, now: Date): Promise<Check> {
  const part = 'Mails, webhooks and imports';
  try {
    const late = (await operations.listJobs()).filter(
      ({ failing, ready_at }) => failing === 0 && now.getTime() - ready_at.getTime() > LATE_MS,
    );
    return { part, isUp: late.length === 0, text: late.length === 0 ? 'no job is late' : `${String(late.length)} kinds of jobs are late` }; // prettier-ignore
  } catch {
    return { part, isUp: false, text: 'no response' };
  }
}

async function checkImports({ sources }: StatusDeps): Promise<Check> {
  const part = 'Catalogue';
  try {
    const times = (await sources.list()).flatMap(({ completed_at }) => completed_at?.getTime() ?? []);
    const newest = times.length === 0 ? 'no import yet' : new Date(Math.max(...times)).toISOString().slice(0, 16);
    return { part, isUp: true, text: times.length === 0 ? newest : `last complete import ${newest}Z` };
  } catch {
    return { part, isUp: false, text: 'no response' };
  }
}
