// node tools/screenshot-widgets.ts URL SLUG ARTIST: takes screenshots of the widgets for docs/images/widgets.png.
import { join } from 'node:path';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser } from 'playwright-core';

const TARGET = join(import.meta.dirname, '../docs/images/widgets.png');
const PHONE = 360;
const DESKTOP = 760;
const HEIGHT = 560;

const widgetPaths = (slug: string, artist: string) => [
  '/embed/events?city=Berlin&limit=6',
  '/embed/city/Berlin?',
  `/embed/event/${slug}?`,
  `/embed/artist/${artist}?`,
  '/embed/demand-it?artist=Grateful+Dead&city=Berlin',
];

async function screenshot(browser: Browser, address: string, width: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, locale: 'en-GB' });
  await page.goto(address);
  await page.waitForTimeout(200);
  const image = await page.screenshot({ type: 'png' });
  await page.close();
  return `<img src="data:image/png;base64,${image.toString('base64')}" width="${width / 2}">`;
}

async function screenshotScript(browser: Browser, url: string, theme: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: PHONE, height: HEIGHT }, locale: 'en-GB' });
  await page.setContent(
    `<body style="margin:12px;background:#ddd"><script src="${url}/events.js?city=Berlin&limit=4&theme=${theme}"></script>`,
  );
  await page.waitForTimeout(600);
  const image = await page.screenshot({ type: 'png' });
  await page.close();
  return `<img src="data:image/png;base64,${image.toString('base64')}" width="${PHONE / 2}">`;
}

async function main(url: string, slug: string, artist: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  });
  const rows: string[] = [];
  for (const theme of ['dark', 'light'])
    for (const width of [PHONE, DESKTOP]) {
      const shots: string[] = [];
      for (const path of widgetPaths(slug, artist))
        shots.push(await screenshot(browser, `${url}${path}&theme=${theme}`, width));
      if (width === PHONE) shots.push(await screenshotScript(browser, url, theme));
      rows.push(`<p>${shots.join('')}</p>`);
    }
  const sheet = await browser.newPage({ viewport: { width: 2_000, height: 1_200 }, deviceScaleFactor: 1 });
  const style =
    '<style>body{margin:16px;background:#8b8894}p{display:flex;gap:12px;margin:0 0 12px}img{border-radius:8px}</style>';
  await sheet.setContent(`${style}<body>${rows.join('')}`);
  await sheet.screenshot({ path: TARGET, fullPage: true });
  await browser.close();
}

const [url = 'http://localhost:3001', slug = '', artist = ''] = process.argv.slice(2);
await main(url, slug, artist);
