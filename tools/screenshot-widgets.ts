// node tools/screenshot-widgets.ts URL SLUG ARTIST: takes screenshots of the widgets for
// docs/images.
import { join } from 'node:path';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser, type Page } from 'playwright-core';

const IMAGES = join(import.meta.dirname, '../docs/images');
const PHONE = 360;
const DESKTOP = 760;
const HEIGHT = 560;
const THEMES = ['dark', 'light'] as const;
const SHEET_STYLES =
  '<style>body{margin:0;padding:8px 12px;background:#8b8894;width:max-content}p{display:flex;gap:12px;margin:0 0 12px}p:last-child{margin:0}img{border-radius:8px}</style>';

const widgetPaths = (slug: string, artist: string) => [
  '/embed/events?city=Berlin&limit=6',
  '/embed/city/Berlin?',
  `/embed/event/${slug}?`,
  `/embed/artist/${artist}?`,
  '/embed/demand-it?artist=Grateful+Dead&city=Berlin',
];

interface Widgets {
  url: string;
  paths: string[];
}

async function withPage<T>(
  browser: Browser,
  width: number,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, locale: 'en-GB' });
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

const screenshotPage = (browser: Browser, address: string, width: number): Promise<string> =>
  withPage(browser, width, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    return halfSize(await page.screenshot({ type: 'png' }), width);
  });

/** The list without a frame, as a site embeds it. */
const screenshotScript = (browser: Browser, url: string, theme: string): Promise<string> =>
  withPage(browser, PHONE, async (page) => {
    await page.setContent(
      `<body style="margin:12px;background:#ddd"><script src="${url}/events.js?city=Berlin&limit=4&theme=${theme}"></script>`,
    );
    await page.locator('.event').first().waitFor();
    return halfSize(await page.screenshot({ type: 'png' }), PHONE);
  });

const halfSize = (image: Buffer, width: number) =>
  `<img src="data:image/png;base64,${image.toString('base64')}" width="${width / 2}">`;

/** Returns a row of screenshots in one theme and width. */
async function screenshotRow(
  browser: Browser,
  { url, paths }: Widgets,
  style: { theme: string; width: number },
) {
  const { theme, width } = style;
  const shots: string[] = [];
  for (const path of paths)
    shots.push(await screenshotPage(browser, `${url}${path}&theme=${theme}`, width));
  if (width === PHONE) shots.push(await screenshotScript(browser, url, theme));
  return { ...style, html: `<p>${shots.join('')}</p>` };
}

/** Saves rows of screenshots as one image. */
const saveSheet = (browser: Browser, name: string, rows: { html: string }[]): Promise<void> =>
  withPage(browser, DESKTOP, async (page) => {
    await page.setContent(
      `<!doctype html>${SHEET_STYLES}<body>${rows.map(({ html }) => html).join('')}`,
    );
    await page.locator('body').screenshot({ path: join(IMAGES, name) });
  });

async function main(widgets: Widgets): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const rows = [];
  for (const theme of THEMES)
    for (const width of [PHONE, DESKTOP])
      rows.push(await screenshotRow(browser, widgets, { theme, width }));
  await saveSheet(browser, 'widgets.png', rows);
  await saveSheet(
    browser,
    'widgets-light.png',
    rows.filter(({ theme, width }) => theme === 'light' && width === PHONE),
  );
  await browser.close();
}

const [url = 'http://localhost:3001', slug = '', artist = ''] = process.argv.slice(2);
await main({ url, paths: widgetPaths(slug, artist) });
