import type { SourceSummary, WaitingJobs } from '@marquee/database';
import { type ComponentChild } from '@marquee/pages';
import { createTranslator } from '@marquee/pages/i18n';
import { limitedFetch, withTimeout } from '@marquee/runtime';
import { Row, Table } from '../account/account-parts.tsx';
import { formatInUtc } from '../components/format-in-utc.ts';
import { useTexts } from '../page-scope.tsx';
import type { Page } from '../pages/page.ts';
import { VERSION } from '../version.ts';

const CHECK_MS = 1_500;
/** Jobs that wait longer are late. */
const LATE_MS = 15 * 60_000;
const english = createTranslator('en');

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

/**
 * The state of the service, checked for this page. It is at most 30 s old. What was seen is in
 * English.
 */
export const statusPage: Page<StatusDeps> = {
  path: '/status',
  load: async (deps, _values, { addresses, now, translator }) => {
    const { t } = translator;
    const checks = await Promise.all([
      checkServer('API', `${addresses.api}/health`),
      checkServer('Widgets', `${addresses.widgets}/health`),
      check(
        t('database'),
        deps.pingDatabase().then(() => 'responds'),
      ),
      Promise.resolve({
        part: t('counters'),
        isUp: deps.quota.state() !== 'degraded',
        text: deps.quota.state(),
      }),
      checkJobs(deps, { part: t('backgroundJobs'), now }),
      checkImports(deps, t('catalogue')),
    ]);
    const isUp = checks.every((result) => result.isUp);
    const title = t('status');
    return {
      title,
      canonical: '/status',
      isUnlisted: true,
      body: [
        <h1>{title}</h1>,
        <p class="lead">{t(isUp ? 'allWorks' : 'someFail')}</p>,
        <Checks checks={checks} />,
        <p class="hint">{`${t('checkedAt', { time: formatInUtc(now, translator) })} Marquee ${VERSION}.`}</p>,
      ],
    };
  },
};

function Checks({ checks }: { checks: Check[] }): ComponentChild {
  const t = useTexts();
  return (
    <Table titles={[t('part'), t('state'), t('seen')]}>
      {checks.map(({ part, isUp, text }) => (
        <Row
          key={part}
          cells={[
            part,
            t(isUp ? 'works' : 'worksNot'),
            <span lang="en" dir="ltr">
              {text}
            </span>,
          ]}
        />
      ))}
    </Table>
  );
}

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
    limitedFetch(url, {
      signal: AbortSignal.timeout(CHECK_MS),
      headers: { accept: 'application/json' },
    }).then((response) => {
      if (response.ok) return 'ready';
      throw new Error(`${part} is not ready.`);
    }),
  );

/** The worker takes jobs within seconds. */
async function checkJobs(
  { operations }: StatusDeps,
  { part, now }: { part: string; now: Date },
): Promise<Check> {
  try {
    const late = (await operations.listJobs()).filter(
      ({ failing, ready_at }) => failing === 0 && now.getTime() - ready_at.getTime() > LATE_MS,
    );
    return { part, isUp: late.length === 0, text: late.length === 0 ? 'no job is late' : `${String(late.length)} kinds of jobs are late` }; // prettier-ignore
  } catch {
    return { part, isUp: false, text: 'no response' };
  }
}

async function checkImports({ sources }: StatusDeps, part: string): Promise<Check> {
  try {
    const times = (await sources.list()).flatMap(
      ({ completed_at }) => completed_at?.getTime() ?? [],
    );
    const newest = times.length > 0 && formatInUtc(new Date(Math.max(...times)), english);
    return { part, isUp: true, text: newest ? `last complete import ${newest}` : 'no import yet' };
  } catch {
    return { part, isUp: false, text: 'no response' };
  }
}
