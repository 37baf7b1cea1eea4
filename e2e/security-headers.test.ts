import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSite, type Site } from './helpers/start-site.ts';

type Origin = 'api' | 'widgets' | 'web' | 'mcp';

interface Surface {
  surface: string;
  origin: Origin;
  path: string;
  status?: number;
  init?: RequestInit;
  frames: "'none'" | '*';
  referrer: string;
  resources: 'cross-origin' | 'same-origin';
}

const AS_PAGE = { headers: { Accept: 'text/html' } };
const FRAME = { headers: { Accept: 'text/html', 'Sec-Fetch-Dest': 'iframe' } };
const NOWHERE = { frames: "'none'", referrer: 'no-referrer', resources: 'cross-origin' } as const;
const PAGE = { ...NOWHERE, referrer: 'strict-origin-when-cross-origin' } as const;
const OWN_PAGE = { ...NOWHERE, referrer: 'same-origin', resources: 'same-origin' } as const;
const EMBED = { ...PAGE, frames: '*' } as const;
const API: Origin = 'api';

// The table of docs/security.md.
const SURFACES: Surface[] = [
  { surface: 'API, JSON', origin: API, path: '/events', ...NOWHERE },
  { surface: 'API, problem', origin: API, path: '/events/nope', status: 404, ...NOWHERE },
  { surface: 'API, feed', origin: API, path: '/events.rss', ...NOWHERE },
  { surface: 'API, social card', origin: API, path: '/og/nope', status: 404, ...NOWHERE },
  {
    surface: 'API, page of a record',
    origin: API,
    path: '/venues/tempodrom-berlin',
    init: AS_PAGE,
    status: 302,
    ...NOWHERE,
  },
  { surface: 'API, index page', origin: API, path: '/', init: AS_PAGE, status: 302, ...NOWHERE },
  { surface: 'API, reference', origin: API, path: '/docs', init: AS_PAGE, ...NOWHERE },
  {
    surface: 'API, page of a problem',
    origin: API,
    path: '/nowhere',
    init: AS_PAGE,
    status: 404,
    ...NOWHERE,
  },
  {
    surface: 'API, demand page',
    origin: API,
    path: '/demand-report?artist=air',
    init: FRAME,
    ...NOWHERE,
    frames: '*',
  },
  {
    surface: 'API, demand page of a missing artist',
    origin: API,
    path: '/demand-report?artist=nope',
    init: FRAME,
    status: 404,
    ...NOWHERE,
    frames: '*',
  },
  {
    surface: 'API, page of a link in a mail',
    origin: API,
    path: '/signup/confirm?token=x',
    init: AS_PAGE,
    status: 404,
    ...NOWHERE,
  },
  { surface: 'widget', origin: 'widgets', path: '/embed/events', ...EMBED },
  {
    surface: 'widget of a missing record',
    origin: 'widgets',
    path: '/embed/event/nope',
    init: AS_PAGE,
    status: 404,
    ...EMBED,
  },
  { surface: 'widget script', origin: 'widgets', path: '/embed.js', ...NOWHERE },
  { surface: 'widget builder', origin: 'widgets', path: '/', ...NOWHERE },
  { surface: 'website, page', origin: 'web', path: '/', ...PAGE },
  { surface: 'website, search', origin: 'web', path: '/search?q=gala', ...PAGE },
  {
    surface: 'website, missing page',
    origin: 'web',
    path: '/nowhere',
    init: AS_PAGE,
    status: 404,
    ...NOWHERE,
  },
  { surface: 'website, account', origin: 'web', path: '/account/sign-in?token=x', ...OWN_PAGE },
  { surface: 'website, console', origin: 'web', path: '/console', status: 404, ...OWN_PAGE },
  { surface: 'website, sitemap', origin: 'web', path: '/sitemap.xml', ...NOWHERE },
  { surface: 'tool server, help page', origin: 'mcp', path: '', init: AS_PAGE, ...NOWHERE },
  {
    surface: 'tool server, JSON-RPC',
    origin: 'mcp',
    path: '',
    init: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
    status: 400,
    ...NOWHERE,
  },
];

/**
 * Sources that let a page run or load what its author did not choose. Pictures from `data:` are
 * part of the page.
 */
const LAX = /unsafe-|(?:^|\s)(?:https?:|blob:|\*)(?=\s|$)|^(?!img-src).* data:/;
const HALF_A_YEAR_S = 15_768_000;

const parsePolicy = (policy: string): Map<string, string> =>
  new Map(
    policy.split(/\s*;\s*/).map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the security headers of', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it.each(SURFACES)(
    '$surface',
    async ({ origin, path, status = 200, init, frames, referrer, resources }) => {
      const response = await fetch(site.urls[origin] + path, { ...init, redirect: 'manual' });
      const { headers } = response;
      const policy = parsePolicy(headers.get('content-security-policy') ?? '');
      const { 'frame-ancestors': ancestors, ...loads } = Object.fromEntries(policy);
      expect({
        status: response.status,
        default: policy.get('default-src'),
        frames: ancestors,
        lax: Object.entries(loads)
          .map((directive) => directive.join(' '))
          .filter((directive) => LAX.test(directive)),
        referrer: headers.get('referrer-policy'),
        resources: headers.get('cross-origin-resource-policy'),
        sniffing: headers.get('x-content-type-options'),
        cookies: headers.getSetCookie(),
        software: [headers.get('x-powered-by'), headers.get('server')],
      }).toEqual({
        status,
        default: "'none'",
        frames,
        lax: [],
        referrer,
        resources,
        sniffing: 'nosniff',
        cookies: [],
        software: [null, null],
      });
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(
        Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]),
      ).toBeGreaterThan(HALF_A_YEAR_S);
      if (response.ok && headers.get('content-type')?.includes('text/html'))
        expect([policy.get('base-uri'), policy.get('form-action')]).toEqual([
          "'none'",
          expect.stringMatching(/^'(?:self|none)'/),
        ]);
    },
  );
});
