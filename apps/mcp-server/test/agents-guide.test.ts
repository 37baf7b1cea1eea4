import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { parse as parseToml } from 'smol-toml';
import { transpileModule } from 'typescript';
import { parse as parseYaml } from 'yaml';
import manifest from '../../../package.json' with { type: 'json' };
import { clientGuides } from '../src/clients/client-guides.ts';
import { installLinks } from '../src/clients/install-links.ts';
import { helpPage, tryItCommand } from '../src/help-page.tsx';

const LOCAL = 'http://localhost:3002/mcp';
const PUBLIC = 'https://mcp.example.com/mcp';
const SITE = { api: 'https://api.example.com', widgets: 'https://widgets.example.com' };
const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/agents.md'), 'utf8');

interface Snippet {
  language: string;
  text: string;
}

const PARSERS: Record<string, (text: string) => unknown> = {
  json: (text) => JSON.parse(text),
  toml: (text) => parseToml(text),
  yaml: (text) => parseYaml(text, { strict: true }),
  py: (text) => text.trim().replaceAll(/\s+/g, ' '),
  sh: (text) => text.trim().split(/\s+/),
  ts: (text) => {
    const { diagnostics, outputText } = transpileModule(text, { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    return outputText.replaceAll(/[\s,]+/g, '');
  },
};

const parse = ({ language, text }: Snippet): unknown => must(PARSERS[language])(text);

const snippets: Snippet[] = [...GUIDE.matchAll(/^ *```(\w+)\n(.*?)^ *```/gms)].map(
  ([, language = '', text = '']) => ({
    language,
    text,
  }),
);

describe('docs/agents.md', () => {
  it('has only snippets that their formats can parse', () => {
    expect(snippets.length).toBeGreaterThan(15);
    for (const snippet of snippets)
      expect([snippet.text, parse(snippet)]).toEqual([snippet.text, expect.anything()]);
  });

  it.each(clientGuides(LOCAL).map((guide) => [guide.client, guide] as const))(
    'has the instructions of the help page for %s',
    (client, guide) => {
      expect(GUIDE).toContain(`[${client}](https://`);
      expect(snippets.map(parse)).toContainEqual(parse(guide));
    },
  );

  it('names only npm packages of which this repository tests a version, or libraries by their npm names', () => {
    const run = [...GUIDE.matchAll(/\bnpx (?:-y )?([@\w/-]+)/g)].map(([, name]) => name);
    const inJson = [...GUIDE.matchAll(/"npx",\s*"args": \[\s*"-y",\s*"([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(run.length).toBeGreaterThan(0);
    expect(inJson.length).toBeGreaterThan(0);
    expect(Object.keys(manifest.devDependencies)).toEqual(
      expect.arrayContaining([...run, ...inJson]),
    );
  });
});

describe('an instruction', () => {
  it.each(clientGuides(PUBLIC).map((guide) => [guide.client, guide] as const))(
    'for %s has the address',
    (_, guide) => {
      expect(JSON.stringify(parse(guide))).toContain(PUBLIC);
      expect(guide.text).not.toContain('localhost');
    },
  );
});

/** Decodes a link as its client does. */
function decode(href: string): unknown {
  const { protocol, searchParams, search } = new URL(href);
  const fields = Object.fromEntries(searchParams);
  if (protocol === 'vscode:' || protocol === 'vscode-insiders:')
    return JSON.parse(decodeURIComponent(search.slice(1)));
  const { config, ...others } = fields;
  if (config === undefined) return others;
  return { ...others, ...(JSON.parse(Buffer.from(config, 'base64').toString()) as object) };
}

describe('an install link', () => {
  const WITH_QUERY = 'https://mcp.example.com/mcp?a=1&b=ü+~?>';
  const PREFIXES: Record<string, string> = {
    Claude: 'https://claude.ai/customize/connectors?modal=add-custom-connector&',
    Cursor: 'cursor://anysphere.cursor-deeplink/mcp/install?',
    'VS Code': 'vscode:mcp/install?',
    'VS Code Insiders': 'vscode-insiders:mcp/install?',
    Goose: 'goose://extension?type=streamable_http&',
    'LM Studio': 'lmstudio://add_mcp?',
  };

  it.each(installLinks(WITH_QUERY).map((link) => [link.client, link.href] as const))(
    'of %s contains the address of the server',
    (client, href) => {
      expect(href.startsWith(must(PREFIXES[client]))).toBe(true);
      expect(Object.values(decode(href) as object)).toContain(WITH_QUERY);
      expect(href).not.toMatch(/[+\s"<>]/);
    },
  );

  it('of Claude exists only for a public address', () => {
    expect(installLinks(PUBLIC).map(({ client }) => client)).toEqual(Object.keys(PREFIXES));
    expect(installLinks(LOCAL).map(({ client }) => client)).not.toContain('Claude');
  });
});

describe('the help page', () => {
  const page = helpPage(PUBLIC, SITE);
  const unescaped = page
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

  it('has every install link, every instruction and every tool', () => {
    for (const { href } of installLinks(PUBLIC)) expect(unescaped).toContain(`href="${href}"`);
    for (const { text } of clientGuides(PUBLIC)) expect(unescaped).toContain(text);
    for (const tool of [
      'search_events',
      'get_event',
      'plan_my_night',
      'demand_artist',
      'demand_leaders',
      'list_news',
    ])
      expect(page).toContain(`<code>${tool}</code>`);
    expect(unescaped).toContain(tryItCommand(PUBLIC));
    expect(page).not.toContain('localhost');
  });
});
