// Speed on a throttled phone: `npx jest --testMatch '**/page-speed.chaos.ts'`. It measures time, so it runs on an idle machine only.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';
import { launchBrowser } from './launch-browser.ts';

const MAX_BYTES = 60_000;
const MAX_LCP_MS = 1_500;
/** A phone on 4G that is four times slower than this machine. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const CPU_SLOWDOWN = 4;

const OBSERVE = `
  window.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.lcp = startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) seen.cls += value; }).observe({ type: 'layout-shift', buffered: true });`;

let web: Web;
let browser: Browser;
beforeAll(async () => {
  web = await createTestWeb(
    Array.from({ length: 60 }, (_, index) => buildEvent({ title: `Show ${String(index)}` })),
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

it.each([
  '/',
  '/search',
  '/city/Berlin,DE',
  '/e/show-1-berlin-2026-11-28',
  '/demand',
  '/developers/api',
])('%s is small, fast and does not move', async (path) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(`${web.url}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction('seen.lcp > 0'); // the paint can follow the last response
  const { lcp, cls } = await page.evaluate<{ lcp: number; cls: number }>('seen');
  await page.close();
  console.log(`${path}: ${String(bytes)} bytes, LCP ${lcp.toFixed(0)} ms, CLS ${String(cls)}`);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(cls).toBe(0);
  expect(lcp).toBeLessThan(MAX_LCP_MS);
});
