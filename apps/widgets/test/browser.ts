import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser, type Page } from 'playwright-core';
import { listening } from './widgets-with.ts';

/** A real browser. Sites of other hosts are those of this machine under another port. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });

interface Host {
  html: string;
  headers?: Record<string, string>;
  type?: string;
}

/** A site of somebody else's, on a port of its own. */
export async function hostSite(pages: Record<string, Host>) {
  return listening((req, res) => {
    const page = pages[(req.url ?? '/').split('?')[0] ?? '/'];
    res.writeHead(page ? 200 : 404, { 'Content-Type': page?.type ?? 'text/html; charset=utf-8', ...page?.headers });
    res.end(page?.html ?? '');
  });
}

/** What a page asked other hosts for, and what it complained of. */
export function watch(page: Page) {
  const seen = { requests: [] as string[], errors: [] as string[] };
  page.on('request', (request) => seen.requests.push(request.url()));
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text());
  });
  return seen;
}

/** How much moved by itself since the page began: the sum of all shifts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    `new Promise((resolve) => { let sum = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
      .observe({ type: 'layout-shift', buffered: true }); setTimeout(() => resolve(sum), 100); })`,
  );
