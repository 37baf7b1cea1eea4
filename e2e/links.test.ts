import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '@marquee/sources/testing';
import { listMails } from '@marquee/testing/list-mails';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import PostalMime from 'postal-mime';
import { BROWSER_HEADERS, crawl, type Link } from './helpers/crawl.ts';
import { findPageLinks, findTextLinks } from './helpers/find-links.ts';
import { startSite, type Site } from './helpers/start-site.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const readText = async (url: string, init: RequestInit = {}): Promise<string> =>
  (await fetch(url, init)).text();

const post = (path: string, body: object) =>
  readText(`${site.urls.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

interface Listed {
  events: { slug: string; title: string }[];
}

const listSlugs = async (): Promise<string[]> => {
  const path = '/events?from=2020-01-01&status=all&limit=100';
  return (JSON.parse(await readText(`${site.urls.api}${path}`)) as Listed).events.map(
    ({ slug }) => slug,
  );
};

/** Other sites, and links that add the tool server to an installed program. */
const EXTERNAL =
  /^(?:https:\/\/[\w.-]+\.\w+(?:\/|$)|(?:cursor|goose|lmstudio|vscode|vscode-insiders):)/;

/** The addresses that a test of this file followed. */
const seen = new Set<string>();

/** Follows links and expects that each leads to something for a person. */
async function expectPages(start: Link[]) {
  expect(start.length).toBeGreaterThan(0);
  const result = await crawl(start, { origins: site.origins, seen });
  expect(result.faults).toEqual([]);
  for (const url of result.external) expect(url).toMatch(EXTERNAL);
  return result;
}

const linksIn = (text: string, from: string): Link[] =>
  findTextLinks(text).map((url) => ({ url, from }));

describe('a link for people leads to a page', () => {
  it('on the website, in the widgets, the builder and the pages of the API', async () => {
    const slugs = await listSlugs();
    const { api, widgets, web } = site.urls;
    const paths = [
      ...[
        '/',
        '/embed/events',
        '/embed/events?from=2020-01-01&status=all',
        '/embed/city/Berlin',
        '/embed/artist/air',
      ],
      ...slugs.map((slug) => `/embed/event/${slug}`),
    ];
    const pages = [
      ...paths.map((path) => `${widgets}${path}`),
      ...['/', '/search', '/city/Berlin', '/articles', '/demand', '/about/data'].map(
        (path) => `${web}${path}`,
      ),
      ...slugs.map((slug) => `${web}/e/${slug}`),
      ...[
        '/',
        '/docs',
        '/problems',
        '/venues/tempodrom-berlin',
        '/artists/air',
        '/articles/a-guide-to-berlin',
      ].map((path) => `${api}${path}`),
      ...slugs.map((slug) => `${api}/events/${slug}`),
      site.urls.mcp,
    ];
    await expectPages(pages.map((url) => ({ url, from: 'the test' })));
    expect(seen.size).toBeGreaterThan(pages.length);
  });

  it('on error pages', async () => {
    const { api, widgets, web, mcp } = site.urls;
    const pages = [
      '/click/nope',
      '/events/nope',
      '/nowhere',
      '/demand-report?artist=nope',
      '/signup/confirm?token=nope',
    ];
    for (const url of [
      ...pages.map((path) => api + path),
      `${widgets}/embed/event/nope`,
      `${widgets}/nowhere`,
      `${web}/e/nope`,
      `${web}/nowhere`,
      `${mcp}/nope`,
    ]) {
      const response = await fetch(url, { headers: BROWSER_HEADERS });
      expect([url, response.status, response.headers.get('content-type')]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ]);
      const { url: page } = response; // the API leads browsers to the website
      const links = findPageLinks(await response.text(), page).filter(
        (link) => !link.startsWith(`${page}#`),
      );
      await expectPages(links.map((link) => ({ url: link, from: url })));
    }
  });

  it('in records, feeds, calendars, oEmbed and the data of scripts', async () => {
    const { api, widgets } = site.urls;
    const [slug] = await listSlugs();
    const record = JSON.parse(await readText(`${api}/events/${must(slug)}`)) as {
      event: { ticket_url: string; links: Record<string, string> };
    };
    const { self: _, ...links } = record.event.links; // the address of the record itself
    const oembed = `${widgets}/oembed?url=${encodeURIComponent(`${widgets}/embed/event/${must(slug)}`)}`;
    const { html, provider_url } = JSON.parse(await readText(oembed)) as {
      html: string;
      provider_url: string;
    };
    const texts = ['/events.rss', '/articles.atom', '/events.ics', `/events/${must(slug)}.ics`].map(
      (path) => api + path,
    );
    const found = await Promise.all(
      [...texts, `${widgets}/events.json?status=all`].map(async (url) =>
        linksIn(await readText(url), url),
      ),
    );
    await expectPages([
      ...found.flat(),
      ...[...Object.values(links), record.event.ticket_url].map((url) => ({
        url,
        from: 'the record',
      })),
      ...[...findPageLinks(html, widgets), provider_url].map((url) => ({ url, from: oembed })),
    ]);
  });

  it('in the answers of agent tools', async () => {
    const [slug] = await listSlugs();
    const calls: [name: string, given: object][] = [
      ['search_events', { city: 'Berlin', response_format: 'detailed' }],
      ['get_event', { event: must(slug) }],
      ['plan_my_night', { event: must(slug) }],
      ['demand_artist', { artist_name: 'Air', city: 'Berlin' }],
      ['list_news', {}],
    ];
    for (const [name, given] of calls) {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      };
      const text = await readText(site.urls.mcp, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(call),
      });
      expect(text).not.toContain('"isError":true');
      const links = linksIn(text, name);
      await expectPages(links);
    }
  });

  it('in mails', async () => {
    const { worker, urls } = site;
    const outbox = join(worker.dataFolder, 'outbox');
    const hasMails = (count: number) =>
      waitFor(async () => (await listMails(outbox)).length >= count);
    const readMail = async (path: string) => PostalMime.parse(await readFile(path));

    worker.start();
    await post('/signup', { email: ANN, city: 'Berlin', frequency: 'daily' });
    await post('/demand-it', {
      artist_name: 'Air',
      city: 'Berlin',
      user_email: ANN,
      notify_me: true,
    });
    await hasMails(1);
    const [confirmation = ''] = await listMails(outbox);
    const token = /signup\/confirm\?token=([\w-]+)/.exec(
      (await readMail(confirmation)).text ?? '',
    )?.[1];
    await readText(`${urls.api}/signup/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ token: must(token) }),
    });
    await rm(confirmation); // its link works once

    await post('/signup', { email: BOB });
    await post('/register-api-key', { email: BOB });
    await worker.rows(`UPDATE event SET created_at = created_at - interval '1 hour'`);
    const records = [
      buildEvent({ title: 'Return', artists: 'Air', start_local: '2099-06-06T20:00:00' }),
    ];
    await ingest(worker.database, { source: { name: 'news' }, records });
    await worker.rows(`UPDATE event SET created_at = created_at - interval '1 hour' WHERE title = 'Return';
      UPDATE subscriber SET next_digest_at = now(), told_until = now() - interval '2 hours';
      SELECT graphile_worker.add_job('follow_changes'); SELECT graphile_worker.add_job('send_digests')`);
    await hasMails(4);
    const subjects: string[] = [];
    const links: Link[] = [];
    for (const file of await listMails(outbox)) {
      const { subject = '', text = '', html } = await readMail(file);
      subjects.push(subject);
      links.push(
        ...linksIn(text, subject),
        ...findPageLinks(html ?? '', urls.api).map((url) => ({ url, from: subject })),
      );
    }
    expect(subjects.sort()).toEqual([
      expect.stringMatching(/^\d+ new events in Berlin$/),
      'Air is coming to Berlin',
      'Do you want to hear from Marquee?',
      'Your Marquee API key',
    ]);
    await expectPages(links);
  });
});
