// Who may import whom. A project's layer is its `layer:` tag; what is not listed here is refused.
// Imports point down only, and projects of one level do not know each other.
const LAYERS = {
  domain: {
    layers: [],
    packages: [
      'any-ascii',
      'i18n-iso-countries',
      'ipaddr.js',
      'lru-cache',
      'temporal-polyfill',
      'uuid',
      'wanakana',
      'zod',
    ],
  },
  database: { layers: ['domain'], packages: ['@prisma/*', 'lru-cache', 'pg', 'sql-template-tag'] },
  ui: { layers: ['domain'], packages: ['intl-messageformat', 'preact', 'preact-render-to-string'] },
  formats: { layers: ['domain'], packages: ['feedsmith'] },
  matching: { layers: ['domain'], packages: ['lru-cache', 'tldts'] },
  catalogue: { layers: ['domain', 'database', 'matching'], packages: ['lru-cache'] },
  sources: {
    layers: ['domain', 'database', 'matching'],
    packages: [
      '@photostructure/tz-lookup',
      'chardet',
      'csv-parse',
      'feedsmith',
      'html-to-text',
      'ical.js',
      'json5',
      'lru-cache',
      'markdown-it',
      'microdata-rdf-streaming-parser',
      'rdfa-streaming-parser',
      'rrule-temporal',
      'sanitize-html',
      'tar-stream',
      'turndown',
      'undici',
      'windows-iana',
      'yaml',
      'zod',
    ],
  },
  demo: { layers: ['domain', 'sources'], packages: [] },
  editorial: { layers: ['domain'], packages: ['intl-messageformat'] },
  ingest: { layers: ['domain', 'database', 'catalogue', 'sources'], packages: [] },
  quota: { layers: ['domain'], packages: ['ioredis', 'lru-cache', 'zod'] },
  access: { layers: ['domain', 'quota'], packages: ['ipaddr.js', 'lru-cache'] },
  billing: { layers: ['domain', 'quota'], packages: ['stripe', 'zod'] },
  mail: { layers: ['domain', 'database', 'ui'], packages: ['nodemailer', 'zod'] },
  jobs: { layers: ['database'], packages: ['graphile-worker'] },
  planner: { layers: ['domain'], packages: ['zod'] },
  clicks: { layers: ['domain', 'database'], packages: ['isbot', 'zod'] },
  'social-cards': {
    layers: ['domain'],
    packages: ['@resvg/resvg-js', 'bidi-js', 'harfbuzzjs', 'p-limit'],
  },
  operations: {
    layers: ['domain', 'database', 'quota', 'access', 'billing', 'mail', 'planner', 'clicks'],
    packages: ['zod'],
  },
  'agent-tools': {
    layers: ['domain', 'database', 'quota', 'access', 'operations'],
    packages: ['fastest-levenshtein', 'zod'],
  },
  client: { layers: [], packages: ['openapi-fetch'] },
  http: {
    layers: ['domain', 'quota', 'access'],
    packages: [
      'cors',
      'express',
      'express-rate-limit',
      'lru-cache',
      'openapi-sampler',
      'pino',
      'prom-client',
      'zod',
      'zod-openapi',
    ],
  },
  server: { layers: ['domain', 'database', 'http', 'access', 'quota'], packages: ['express', 'pino'] },
  testing: { layers: ['database', 'http', 'sources', 'quota'], packages: ['express'] },
  app: {
    layers: [
      'domain',
      'database',
      'formats',
      'ui',
      'social-cards',
      'sources',
      'ingest',
      'access',
      'billing',
      'mail',
      'jobs',
      'editorial',
      'planner',
      'clicks',
      'operations',
      'agent-tools',
      'http',
      'server',
    ],
    packages: [
      '@modelcontextprotocol/*',
      'cors',
      'd3-geo',
      'express',
      'hyparquet-writer',
      'standardwebhooks',
      'swagger-ui-dist',
      'topojson-client',
      'undici',
      'world-atlas',
      'zod',
    ],
  },
};

const tag = (layer) => `layer:${layer}`;

/** The table in the words of @nx/enforce-module-boundaries. */
export const depConstraints = Object.entries(LAYERS).map(([layer, { layers, packages }]) => ({
  sourceTag: tag(layer),
  onlyDependOnLibsWithTags: layers.map(tag),
  allowedExternalImports: packages.flatMap((name) => [name, `${name}/*`]),
}));

// The table has no circles. What looks like one in Nx's graph is a test that imports from above, or one of the tools.
export const ignoredCircularDependencies = [
  ...Object.entries(LAYERS).flatMap(([layer, { layers }]) =>
    layers.map((lower) => [`tag:${tag(layer)}`, `tag:${tag(lower)}`]),
  ),
  ['tools', '*'],
  ['bench', '*'],
  ['e2e', '*'],
];
