import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser, type Page } from 'playwright-core';
import { listening } from './create-test-widgets.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Starts a real browser. Other sites are servers on other ports of this machine. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });

interface Host {
  html: string;
  headers?: Record<string, string>;
  type?: string;
}

/** Starts a third-party site on its own port. */
export async function hostSite(pages: Record<string, Host>) {
  return listening((req, res) => {
    const page = pages[(req.url ?? '/').split('?')[0] ?? '/'];
    res.writeHead(page ? 200 : 404, {
      'Content-Type': page?.type ?? 'text/html; charset=utf-8',
      ...page?.headers,
    });
    res.end(page?.html ?? '');
  });
}

/** Records the requests and errors of a page. */
export function recordActivity(page: Page) {
  const seen = { requests: [] as string[], errors: [] as string[] };
  page.on('request', (request) => seen.requests.push(request.url()));
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text());
  });
  return seen;
}

/** Returns the cumulative layout shift since the page loaded. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    `new Promise((resolve) => { let sum = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
      .observe({ type: 'layout-shift', buffered: true }); setTimeout(() => resolve(sum), 100); })`,
  );

/** Returns the violations that axe finds, shortened. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    `axe.run(document, { iframes: false }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 120))))`,
  );
}

/** A page of another site with this content between two paragraphs. */
export const around = (content: string, head = ''): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Host</title>${head}</head><body><p>Before</p>${content}<p id="after">After</p></body></html>`;

export interface HostOptions {
  headers?: Record<string, string>;
  type?: string;
  javaScriptEnabled?: boolean;
}

/** Opens a page of another site in a window of its own. */
export async function openHost(
  browser: Browser,
  html: string,
  { javaScriptEnabled = true, ...host }: HostOptions = {},
) {
  const site = await hostSite({ '/': { html, ...host }, '/favicon.ico': { html: '' } });
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 700, height: 900 },
  });
  const page = await context.newPage();
  const seen = recordActivity(page);
  await page.goto(site.url);
  return Object.assign(page, {
    seen,
    [Symbol.asyncDispose]: async () => (await context.close(), site.close()),
  });
}
