import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeXlsx } from '@marquee/sources/testing';
import type { Browser } from 'playwright-core';
import { createTestWeb, type Web } from './create-test-web.ts';
import { launchBrowser } from './launch-browser.ts';

let web: Web;
let browser: Browser;
beforeAll(async () => {
  web = await createTestWeb([]);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

it('a workbook, or a file of UTF-8, UTF-16 or Windows-1252, becomes the table of the calendar form', async () => {
  const page = await browser.newPage();
  await page.goto(`${web.url}/connect`);
  const chooser = page.getByLabel('Or choose a file');
  const table = page.getByLabel('Or paste the events');
  for (const encoding of ['utf8', 'latin1', 'utf16le'] as const) {
    const text = `title,date\nFrühschoppen ${encoding},2027-05-01\n`;
    const mark = encoding === 'utf16le' ? '\ufeff' : '';
    const buffer = Buffer.from(mark + text, encoding);
    await chooser.setInputFiles({ name: 'events.csv', mimeType: 'text/csv', buffer });
    await page.waitForFunction(
      (name) => document.querySelector('textarea')?.value.includes(name),
      encoding,
    );
    expect(await table.inputValue()).toBe(text);
  }
  const book = Buffer.from(await writeXlsx({ sheets: [{ name: 'Programme', rows: [['Title']] }] }));
  await chooser.setInputFiles({ name: 'events.xlsx', mimeType: '', buffer: book });
  await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('data:'));
  expect(Buffer.from((await table.inputValue()).split(',')[1] ?? '', 'base64')).toEqual(book);
  const long = Buffer.concat([book, Buffer.alloc(50_000)]);
  await chooser.setInputFiles({ name: 'long.xlsx', mimeType: '', buffer: long });
  await page.waitForFunction(() => document.querySelector('input[type=file]:invalid'));
});
