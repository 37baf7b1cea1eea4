import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCuration } from '@marquee/catalogue';
import { DomainError, ERROR_CODES } from '@marquee/domain';
import { createLogger } from '@marquee/http';
import { LANGUAGES } from '@marquee/pages/i18n';
import express from 'express';
import supertest from 'supertest';
import { pageProblems } from '../src/page-problems.tsx';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([buildEvent({ title: 'Gone gig' })]);
});
afterAll(() => web[Symbol.asyncDispose]());

it('explains a removed event with status 410 and leads to its city', async () => {
  const slug = 'gone-gig-berlin-2026-11-28';
  const path = `/e/${slug}`;
  await web.get(path).expect(200);
  await createCuration(web.database).remove(slug);
  const { text } = await web.get(`${path}?locale=de`).expect(410);
  expect(text).toContain('Gone gig');
  expect(text).toContain('nicht mehr gelistet');
  expect(text).toMatch(/href="\/city\/Berlin[^"]*"/);
  await web.get('/e/never-was').expect(404);
});

describe('the page of an error', () => {
  it.each(ERROR_CODES)('has a sentence of its own for %s in every language', async (code) => {
    const app = express();
    app.get('/', () => {
      throw new DomainError(code, 'Words of the API.', { problems: [] });
    });
    const addresses = { api: '', widgets: '', web: 'http://web.test', legalPages: [] };
    app.use(
      pageProblems({ addresses, logger: createLogger('test', 'silent'), now: () => new Date() }),
    );
    const leads = await Promise.all(
      LANGUAGES.map(async (locale) => {
        const { text } = await supertest(app).get(`/?locale=${locale}`).set('Accept', 'text/html');
        expect(text).not.toContain('Words of the API');
        return /<p class="lead">([^<]*)/.exec(text)?.[1] ?? '';
      }),
    );
    expect(new Set(leads).size).toBe(LANGUAGES.length);
    if (code !== 'unavailable') expect(leads[0]).not.toContain('cannot be reached');
  });
});

describe('a form', () => {
  const send = (origin: string, host: string) =>
    web.request
      .post('/ask')
      .set({ Accept: 'text/html', Origin: origin, Host: host })
      .type('form')
      .send({ artist_name: 'Aurora', city: 'Berlin' });

  it('works at another name of this computer', async () => {
    const { port } = new URL(web.url);
    const { text, status } = await send(`http://localhost:${port}`, `localhost:${port}`);
    expect(status).toBeLessThan(400);
    expect(text).not.toContain('own address');
  });

  it.each([
    ['http://192.168.0.7', '192.168.0.7'],
    ['http://evil.example', 'evil.example'],
    ['http://localhost:1', 'localhost:2'],
  ])('that is sent from %s leads to its own address', async (origin, host) => {
    const { text } = await send(origin, host).expect(400);
    expect(text).toContain(`<a href="${web.url}/ask">`);
  });
});
