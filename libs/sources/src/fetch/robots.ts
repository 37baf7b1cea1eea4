import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wholeText } from '../reading/whole-text.ts';
import type { FetchAddress } from './fetch-address.ts';
import { toHttpAddress } from './webcal.ts';

const DAY_MS = 86_400_000;
const AGENT = 'marquee';
const MAX_CHARACTERS = 500_000;

interface Rule {
  isAllowed: boolean;
  path: string;
}

/** What robots.txt of a host allows us. */
export interface RobotsRules {
  isAllowed: (path: string) => boolean;
  sitemaps: string[];
}

/** An address that robots.txt of its host forbids. */
export class RobotsError extends Error {
  constructor(address: URL, why = 'forbids programs to read it') {
    super(`${address.origin}/robots.txt ${why}: ${address.pathname}`);
    this.name = 'RobotsError';
  }
}

/** Reads robots.txt by RFC 9309: the group of our name, else that of all, and the longest rule. */
export function parseRobots(text: string): RobotsRules {
  const groups = new Map<string, Rule[]>();
  const sitemaps: string[] = [];
  let agents: string[] = [];
  let isNaming = false;
  for (const line of text.slice(0, MAX_CHARACTERS).split(/[\r\n]+/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'sitemap') sitemaps.push(value.trim());
    else if (name === 'user-agent') {
      agents = isNaming ? [...agents, value.trim().toLowerCase()] : [value.trim().toLowerCase()];
      isNaming = true;
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      if (value.trim() !== '')
        for (const agent of agents)
          groups.get(agent)?.push({ isAllowed: name === 'allow', path: value.trim() });
    }
  }
  const rules = groups.get(AGENT) ?? groups.get('*') ?? [];
  return { isAllowed: (path) => decide(rules, path), sitemaps };
}

/** The longest matching rule decides. Of two equal ones, the one that allows. */
function decide(rules: readonly Rule[], path: string): boolean {
  const matching = rules.filter((rule) => matches(rule.path, path));
  const best = matching.sort(
    (one, other) =>
      other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed),
  );
  return best[0]?.isAllowed ?? true;
}

function matches(pattern: string, path: string): boolean {
  const isEnd = pattern.endsWith('$');
  const parts = (isEnd ? pattern.slice(0, -1) : pattern).split('*');
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = index === 0 ? (path.startsWith(part) ? 0 : -1) : path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isEnd || at === path.length) return true;
  return parts.length > 1 && path.endsWith(parts.at(-1) ?? '');
}

export interface RobotsOptions {
  fetchAddress: FetchAddress;
  /** Retains answers for a day across runs. Null: only in memory. */
  folder?: string | null;
  now?: () => number;
}

/** Answers whether addresses may be read. robots.txt is read once a day for each host. */
export function createRobots({ fetchAddress, folder = null, now = Date.now }: RobotsOptions) {
  const known = new Map<string, Promise<RobotsRules>>();

  async function readRules(origin: string): Promise<RobotsRules> {
    const file =
      folder === null
        ? null
        : join(folder, `${createHash('sha256').update(origin).digest('hex').slice(0, 24)}.txt`);
    const stored = file === null ? null : await readStored(file);
    if (stored && now() - stored.at < DAY_MS) return parseRobots(stored.text);
    const text = await requestRobots(origin, fetchAddress);
    // RFC 9309: a broken server allows nothing
    if (text === null) return parseRobots(stored?.text ?? 'User-agent: *\nDisallow: /');
    if (file !== null && folder !== null) {
      await mkdir(folder, { recursive: true });
      await writeFile(file, `${String(now())}\n${text}`);
    }
    return parseRobots(text);
  }

  const rulesFor = (url: URL): Promise<RobotsRules> => {
    const rules = known.get(url.origin) ?? readRules(url.origin);
    known.set(url.origin, rules);
    return rules;
  };

  /** Throws a RobotsError if the address may not be read. */
  async function check(address: string): Promise<void> {
    const url = URL.parse(toHttpAddress(address));
    if (!url || !/^https?:$/.test(url.protocol)) return;
    const rules = await rulesFor(url);
    if (!rules.isAllowed(url.pathname + url.search)) throw new RobotsError(url);
  }
  return { check, rulesFor };
}
export type Robots = ReturnType<typeof createRobots>;

/** Requests only what robots.txt allows. */
export const withRobots =
  (fetchAddress: FetchAddress, robots: Robots): FetchAddress =>
  async (address, options) => {
    await robots.check(address);
    return fetchAddress(address, options);
  };

/** Returns an empty text if there is no file, and null if the server is broken. */
async function requestRobots(origin: string, fetchAddress: FetchAddress): Promise<string | null> {
  const fetched = await fetchAddress(`${origin}/robots.txt`, { totalTimeoutMs: 20_000 });
  const { status, content } = fetched;
  if (status >= 200 && status < 300)
    return ((await wholeText({ name: 'robots.txt', content })) ?? '').slice(0, MAX_CHARACTERS);
  content.destroy();
  return status >= 500 || status === 429 ? null : '';
}

async function readStored(file: string): Promise<{ at: number; text: string } | null> {
  try {
    const [at = '', ...lines] = (await readFile(file, 'utf8')).split('\n');
    return { at: Number(at), text: lines.join('\n') };
  } catch {
    return null; // none yet
  }
}
