import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser } from 'playwright-core';
import {
  Button,
  Choice,
  Field,
  HiddenField,
  Isolated,
  Notice,
  renderMarkup,
  renderPage,
  renderSitePage,
  siteTitle,
  SITE_STYLESHEET,
} from './index.ts';

const HOSTILE = `"><script>alert(1)</script>' onload='x' &amp; <img src=x>`;

const buildPage = (text: string) =>
  renderPage({
    title: siteTitle(text),
    description: text,
    theme: 'auto',
    styles: SITE_STYLESHEET,
    children: (
      <main>
        <h1>
          <Isolated text={text} />
        </h1>
        <Notice>{text}</Notice>
        <form action={text}>
          <HiddenField name="token" value={text} />
          <Field label={text}>
            <input name="city" value={text} />
          </Field>
          <fieldset>
            <legend>{text}</legend>
            <Choice type="radio" name="a" value={text} isChecked>
              {text}
            </Choice>
          </fieldset>
          <Button name="b" value={text}>
            {text}
          </Button>
          <Button isQuiet aria-label={text}>
            {text}
          </Button>
        </form>
        <p>
          <a href="#">{text}</a> <code>{text}</code>
        </p>
      </main>
    ),
  });

const tagsOf = (page: string) => page.match(/<\/?[a-z][a-z0-9]*/g);

describe('renderPage', () => {
  it('escapes text in every position of a page', () => {
    expect(tagsOf(buildPage(HOSTILE))).toEqual(tagsOf(buildPage('plain')));
  });

  it('writes language, direction, title and description of a page', () => {
    const page = renderPage({ title: 'A', lang: 'ar', dir: 'rtl', description: 'B' });
    expect(page).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl"><head>/);
    expect(page).toContain('<title>A</title><meta name="description" content="B"/>');
  });
});

describe('renderMarkup', () => {
  it('renders elements without a page around them', () => {
    expect(renderMarkup(<a href={'/?a=1&b=2'}>{'A & "B"'}</a>)).toBe(
      '<a href="/?a=1&amp;b=2">A &amp; &quot;B&quot;</a>',
    );
  });
});

describe('a text page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  });
  afterAll(async () => browser.close());

  it.each(['light', 'dark'] as const)('passes axe in %s colours', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme });
    await page.setContent(buildPage('plain'));
    await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
    const violations = await page.evaluate(
      'axe.run(document).then(({ violations }) => violations.map(({ id }) => id))',
    );
    expect(violations).toEqual([]);
  });
});

it('leads from pages of the site to the website, in the language that the address names', () => {
  const site = { api: 'https://api.test', widgets: 'https://w.test', web: 'https://web.test' };
  const addressesOf = (page: string) =>
    [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);
  expect(addressesOf(renderSitePage({ title: 'T', site, locale: 'de', children: null }))).toEqual([
    'https://web.test/?locale=de',
    'https://web.test/search?locale=de',
    'https://api.test/docs',
    'https://w.test/?language=de',
    'https://web.test/?locale=de',
  ]);
});
