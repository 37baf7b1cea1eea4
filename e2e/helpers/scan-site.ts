import { fetchJson, readKnownValues } from '../../apps/api/test/known-values.ts';
import { injectBody, injectQueries } from './run-sqlmap.ts';
import { runWapiti, type WapitiFinding } from './run-wapiti.ts';
import { sqlmapTargets, type BodyTarget } from './sqlmap-targets.ts';
import type { Site } from './start-site.ts';

export interface ScanContext {
  site: Site;
  /** A server with faults that the scanners must find. */
  vulnerableUrl: string;
  folder: string;
  /** Limits each crawl and each module. */
  limitS: number;
}

/** What wapiti reports although it is no fault, with the reason. */
const NO_FAULTS = new Map([
  [
    /X-XSS-Protection is not set/,
    'browsers have removed this filter; the policy forbids inline scripts',
  ],
  [/X-Frame-Options is not set/, 'frame-ancestors of the policy replaces it'],
  [
    / \/embed\/demand-it: Lack of anti CSRF token/,
    'the form has no session and no cookie that another site could use',
  ],
]);

const ADDRESSES_PER_RUN = 20;

const describeFinding = ({ kind, place, info }: WapitiFinding): string =>
  `${kind}, ${place}: ${info}`;

const isFault = (finding: WapitiFinding): boolean =>
  ![...NO_FAULTS.keys()].some((known) => known.test(describeFinding(finding)));

/** Scans the four sites. Throws if wapiti does not find the faults of the vulnerable server. */
export async function scanWithWapiti({
  site,
  vulnerableUrl,
  folder,
  limitS,
}: ScanContext): Promise<string[]> {
  const scan = (url: string, starts: string[] = []) => {
    return runWapiti({ url, starts, folder, crawlS: limitS, moduleS: limitS });
  };
  const seeded = (await scan(`${vulnerableUrl}/`)).findings.map(({ kind }) => kind);
  for (const kind of ['SQL Injection', 'Cross Site Scripting'])
    if (!seeded.includes(kind))
      throw new Error(`wapiti does not find the ${kind} of the vulnerable server.`);
  const { api, widgets, web, mcp } = site.urls;
  const sites: [string, string[]][] = [
    [
      `${api}/`,
      ['/docs', '/events', '/venues', '/search?q=gala', '/signup/confirm?token=x'].map(
        (path) => api + path,
      ),
    ],
    [
      `${widgets}/`,
      ['/embed/events?city=Berlin', '/embed/artist/air', '/embed/city/Berlin'].map(
        (path) => widgets + path,
      ),
    ],
    [
      `${web}/`,
      ['/search?q=gala', '/account', '/demand', '/city/Berlin'].map((path) => web + path),
    ],
    [mcp, []],
  ];
  const findings = await Promise.all(
    sites.map(async ([url, starts]) => {
      const { attacked, findings: found } = await scan(url, starts);
      const faults = found.filter(isFault);
      const others = `${String(found.length - faults.length)} that are no faults`;
      console.log(
        `wapiti, ${url}: ${String(attacked)} addresses and forms, ${String(faults.length)} findings, ${others}`,
      );
      return faults.map((fault) => `${new URL(url).host} ${describeFinding(fault)}`);
    }),
  );
  return findings.flat();
}

/**
 * Tries SQL injections everywhere. Throws if sqlmap does not find the one of the vulnerable server.
 */
export async function scanWithSqlmap({
  site,
  vulnerableUrl,
  folder,
}: ScanContext): Promise<string[]> {
  const seeded = await injectQueries([`${vulnerableUrl}/sql?q=gala`], folder);
  if (seeded.findings.length === 0)
    throw new Error('sqlmap does not find the injection of the vulnerable server.');
  const { api, widgets, web, mcp } = site.urls;
  const { urls, bodies } = sqlmapTargets(
    await fetchJson<object>(`${api}/openapi.json`),
    api,
    await readKnownValues(api),
  );
  const pages = [
    ...['q=gala', 'city=Berlin', 'category=music', 'from=2026-01-01'].map(
      (query) => `${web}/search?${query}`,
    ),
    ...['/e/gala*', '/artist/air*', '/venue/tempodrom-berlin*', '/city/Berlin*'].map(
      (path) => web + path,
    ),
    ...[
      'city=Berlin',
      'artist=air',
      'venue=tempodrom-berlin',
      'category=music',
      'near=52.5,13.4',
    ].map((query) => `${widgets}/embed/events?${query}`),
    ...['/embed/artist/air*', '/embed/city/Berlin*'].map((path) => widgets + path),
  ];
  const calls = await toolCalls(mcp);
  const addresses = [...urls, ...pages];
  const runs = [
    ...chunksOf(addresses, ADDRESSES_PER_RUN).map((chunk) => () => injectQueries(chunk, folder)),
    ...[...bodies, ...calls].map((target) => () => injectBody(target, folder)),
  ];
  const targets = addresses.length + bodies.length + calls.length;
  const findings: string[] = [];
  let tested = 0;
  for (const run of runs) {
    const result = await run();
    tested += result.tested;
    findings.push(...result.findings);
    console.log(
      `sqlmap: ${String(tested)} of ${String(targets)} targets tested, ${String(findings.length)} lines of findings`,
    );
  }
  return findings;
}

const chunksOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

interface Tool {
  name: string;
  inputSchema: {
    properties?: Record<string, { type?: string; enum?: unknown[]; examples?: unknown[] }>;
  };
}

/** Returns a call of each tool with all of its arguments. */
async function toolCalls(mcp: string): Promise<BodyTarget[]> {
  const message = (method: string, params: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(mcp, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: message('tools/list', {}),
  });
  const { result } = (await response.json()) as { result: { tools: Tool[] } };
  return result.tools.map(({ name, inputSchema: { properties = {} } }) => {
    const values = Object.entries(properties).map(
      ([key, { type, enum: allowed, examples }]): [string, unknown] => [
        key,
        examples?.[0] ?? allowed?.[0] ?? (type === 'string' ? 'Berlin' : 1),
      ],
    );
    return {
      url: mcp,
      body: message('tools/call', { name, arguments: Object.fromEntries(values) }),
    };
  });
}
