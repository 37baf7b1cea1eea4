import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { around, findViolations, layoutShift, openHost, startBrowser } from './browser.ts';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

const FORMS = ['follow-city', 'submit-event', 'connect-calendar'] as const;

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  widgets = await createTestWidgets({ events: [buildEvent()], web: 'https://events.test' });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
});

/** Returns the code of the builder that begins with this element. */
async function codeOf(widget: string, element: string): Promise<string> {
  const { text } = await widgets.get(`/?widget=${widget}&city=Berlin&language=en`).expect(200);
  const codes = [...text.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code = '']) =>
    code.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  const code = codes.find((each) => each.startsWith(`<${element}`));
  if (code === undefined) throw new Error(`The builder has no code with <${element}>.`);
  return code;
}

describe('the code of the builder', () => {
  it.each(FORMS.flatMap((name) => ['div', `marquee-${name}`].map((tag) => [name, tag] as const)))(
    'shows the form %s as <%s> and shifts nothing',
    async (name, tag) => {
      const markup = await codeOf(name, tag);
      for (const width of [390, 1_280]) {
        await using page = await openHost(browser, around(markup));
        await page.setViewportSize({ width, height: 900 });
        await page.reload();
        await page.locator('iframe[data-fits]').waitFor();
        await page.frameLocator('iframe').getByRole('button').waitFor();
        expect(await layoutShift(page)).toBe(0);
        expect(page.seen.errors).toEqual([]);
      }
    },
  );

  it.each(FORMS)('shows the form %s in a frame without script', async (name) => {
    const markup = await codeOf(name, 'iframe');
    await using page = await openHost(browser, around(markup), { javaScriptEnabled: false });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button').waitFor();
    expect(await frame.locator('form[method=post]').count()).toBe(1);
  });
});

describe('the page of a form', () => {
  const PATHS = ['follow-city/Berlin', 'submit-event', 'connect-calendar'];

  it.each(PATHS.flatMap((path) => ['dark', 'light'].map((theme) => [path, theme] as const)))(
    '%s with the theme %s passes axe, does not shift and fits phones and desktops',
    async (path, theme) => {
      // for axe; another test runs under the policy
      const page = await browser.newPage({ bypassCSP: true });
      for (const width of [320, 390, 1_280]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(`${widgets.url}/embed/${path}?theme=${theme}&locale=ar`);
        await page.locator('html:not(.chunked-layout)').waitFor();
        expect(await layoutShift(page)).toBe(0);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(await findViolations(page)).toEqual([]);
      }
      await page.close();
    },
  );
});

describe('an element of embed.js', () => {
  it('follows its attributes', async () => {
    const markup = await codeOf('follow-city', 'marquee-follow-city');
    await using page = await openHost(browser, around(markup));
    const heading = (text: string) => page.frameLocator('iframe').locator('h1', { hasText: text });
    await heading('Berlin').waitFor();
    await page.evaluate(
      `document.querySelector('marquee-follow-city').setAttribute('city', 'Paris')`,
    );
    await heading('Paris').waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
  });
});

describe('the form to submit an event', () => {
  const FIELDS = {
    title: 'Backyard Concert',
    start_local: '2026-12-05T20:00',
    venue_name: 'The Yard',
    city: 'Brelinn',
    country: 'Germany',
    url: 'https://yard.example/backyard',
  };

  it.each([
    ['with script', true],
    ['without', false],
  ])('is corrected and sent in its frame %s', async (_how, javaScriptEnabled) => {
    const element = javaScriptEnabled ? 'div' : 'iframe';
    const markup = await codeOf('submit-event', element);
    const heard = `<script>heard=[];for(const name of ['want','error'])document.addEventListener('marquee:'+name,({detail})=>heard.push([name,detail]))</script>`;
    await using page = await openHost(browser, around(markup, heard), { javaScriptEnabled });
    const form = page.frameLocator('iframe');
    for (const [name, value] of Object.entries(FIELDS))
      await form.locator(`[name=${name}]`).fill(value);
    await form.getByRole('button').click();
    await form.getByText('Did you mean Berlin?').waitFor();
    expect(await form.locator('[name=title]').inputValue()).toBe(FIELDS.title);
    await form.locator('[name=city]').fill('Berlin');
    await form.getByRole('button').click();
    await form.getByText('An operator decides soon.').waitFor();
    const stored = await widgets.database.prisma.correction.count({
      where: { kind: 'submission' },
    });
    expect(stored).toBeGreaterThan(0);
    if (javaScriptEnabled)
      expect(await page.evaluate('heard')).toEqual([['error', { text: expect.any(String) }]]);
  });
});
