import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser } from 'playwright-core';
import { createTestApi, type Api } from '../create-test-api.ts';
import { EVENTS, slugOf } from './plan-fixture.ts';

const PHONE = { width: 390, height: 844 };

describe('the page of a plan on a phone', () => {
  let api: Api;
  let browser: Browser;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    await api[Symbol.asyncDispose]();
  });

  it.each(['Evening concert', 'Long exhibition', 'Called off', 'Hour to come'])(
    'fits the screen and passes axe for "%s"',
    async (title) => {
      const { text } = await api
        .get(`/plan?event_id=${await slugOf(api, title)}`)
        .set('Accept', 'text/html');
      const page = await browser.newPage({ viewport: PHONE });
      await page.setContent(text);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
      await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
      const violations = await page.evaluate(
        'axe.run(document).then(({ violations }) => violations.map(({ id }) => id))',
      );
      expect(violations).toEqual([]);
      await page.close();
    },
  );
});
