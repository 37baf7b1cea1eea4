// What the widgets cost a reader's device: a real browser with a CPU throttled by a factor of four.
import { FONTS } from '@marquee/pages';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import pg from 'pg';
import { chromium, type Browser, type CDPSession } from 'playwright-core';
import { startApp } from './app-process.ts';
import { startBaseline } from './baseline.ts';
import { quantile, type Row } from './report.ts';

const CPU_THROTTLING = 4;
const VISITS = 15;
const IDLE_MS = 500;
const EMPTY_PAGE = '<!doctype html><title>Empty</title><p>Nothing at all.</p>';
/** Measures the cost of loading the typefaces alone. */
const TWO_WORDS = `<!doctype html><title>Two words</title><style>:root { --sans: ${FONTS.sans}; --heading: ${FONTS.heading} } p { font-family: var(--sans) } b { font-family: var(--heading) }</style><p>Two <b>words</b></p>`;

interface Visit {
  longestTask: number;
  longestBusy: number;
  scripts: number;
  moved: number;
}

/**
 * Returns medians over visits: longest main-thread task by wall clock and by CPU time, script time,
 * and layout shift.
 */
export async function measureBrowser(url: string): Promise<Row[]> {
  await using widgets = await startApp('widgets', { DATABASE_URL: url, ANSWER_CACHE_MB: '64' });
  await using bare = await startBaseline(EMPTY_PAGE);
  await using typed = await startBaseline(TWO_WORDS);
  const paths = await findPaths(url);
  const pages = [
    { name: 'baseline: an empty page', address: bare.address },
    { name: 'baseline: two words in our typefaces', address: typed.address },
    ...paths.map(({ name, path }) => ({ name, address: widgets.address + path })),
  ];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const rows: Row[] = [];
    for (const { name, address } of pages) {
      const visits: Visit[] = [];
      for (let visit = 0; visit < VISITS; visit++)
        visits.push(await measureVisit(browser, address));
      const median = (of: (visit: Visit) => number) => quantile(visits.map(of), 0.5);
      rows.push({
        name,
        'longest task ms': median(({ longestTask }) => longestTask),
        'CPU ms': median(({ longestBusy }) => longestBusy),
        'scripts ms': median(({ scripts }) => scripts),
        'layout shift': median(({ moved }) => moved),
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 } });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Performance.enable');
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
  await page.addInitScript(OBSERVE_LAYOUT_SHIFT);
  const trace = await startTrace(device);
  await page.goto(address);
  await page.waitForTimeout(IDLE_MS);
  const tasks = findTasks(await trace.end(), address);
  const visit = {
    longestTask: Math.max(...tasks.map(({ dur }) => dur)) / 1_000,
    longestBusy: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
    moved: await page.evaluate<number>('moved'),
    scripts: await readScriptTime(device),
  };
  await context.close();
  return visit;
}

const OBSERVE_LAYOUT_SHIFT = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value;
  }).observe({ type: 'layout-shift' });`;

/**
 * A trace event of the browser. Microseconds of wall clock (`ts`, `dur`) and of CPU time (`tdur`).
 */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
  args: { name?: string; beginData?: { url?: string } };
}

/** Starts a browser trace. (`longtask` entries omit tasks that only lay out and paint.) */
async function startTrace(device: CDPSession): Promise<{ end: () => Promise<TraceEvent[]> }> {
  const events: TraceEvent[] = [];
  device.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await device.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'toplevel,devtools.timeline',
  });
  return {
    end: async () => {
      const complete = new Promise((resolve) => device.once('Tracing.tracingComplete', resolve));
      await device.send('Tracing.end');
      await complete;
      return events;
    },
  };
}

/**
 * Returns the main-thread tasks of the page after its first byte, without the unload of the
 * previous page.
 */
function findTasks(events: TraceEvent[], address: string): TraceEvent[] {
  const { href } = new URL(address);
  const parsed = events.filter(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url === href,
  );
  const [first] = parsed.sort((a, b) => a.ts - b.ts);
  if (first === undefined) throw new Error(`the browser traced nothing of ${href}`);
  return events.filter(
    ({ name, pid, tid, ts, dur }) =>
      name.endsWith('RunTask') && pid === first.pid && tid === first.tid && ts + dur >= first.ts,
  );
}

async function readScriptTime(device: CDPSession): Promise<number> {
  const { metrics } = await device.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

async function findPaths(url: string): Promise<{ name: string; path: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (text: string) =>
    (await client.query<{ found: string }>(text)).rows[0]?.found ?? '';
  const city = encodeURIComponent(
    await one(
      'SELECT c.name AS found FROM event e JOIN city c ON c.id = e.city_id GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    ),
  );
  const event = await one(
    'SELECT slug AS found FROM event WHERE starts_at > now() ORDER BY starts_at LIMIT 1',
  );
  const artist = await one('SELECT slug AS found FROM artist LIMIT 1');
  await client.end();
  return [
    { name: 'list of 50', path: `/embed/events?city=${city}&limit=50` },
    { name: 'city guide', path: `/embed/city/${city}` },
    { name: 'event with countdown', path: `/embed/event/${event}` },
    { name: 'artist', path: `/embed/artist/${artist}` },
    { name: 'demand button', path: `/embed/demand-it?city=${city}` },
    { name: 'builder', path: '/' },
  ];
}
