import {
  CATEGORY_WORDS,
  completeSlug,
  readResource,
  RESOURCES,
  type AgentDeps,
  type ClientIdentity,
} from '@marquee/agent-tools';
import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import { toProtocolError } from './protocol-error.ts';

const JSON_TYPE = 'application/json';
const CACHE_HINT = { ttlMs: 30_000, cacheScope: 'public' } as const;

const CATEGORIES = {
  uri: 'events://categories',
  mimeType: JSON_TYPE,
  text: JSON.stringify({ ok: true, categories: CATEGORY_WORDS }),
};
const CATEGORIES_CONFIG = {
  title: 'Categories',
  description: 'The event categories and their synonyms.',
  mimeType: JSON_TYPE,
  cacheHint: CACHE_HINT,
};

/** Returns a function that registers the resources for one client. */
export function createResourceRegistrar(deps: AgentDeps) {
  const templates = RESOURCES.map((resource) => {
    const { uri, kind, title, description } = resource;
    const complete = { slug: (prefix: string) => completeSlug(deps, kind, prefix) };
    const template = new ResourceTemplate(uri, { list: undefined, complete });
    return {
      resource,
      template,
      config: { title, description, mimeType: JSON_TYPE, cacheHint: CACHE_HINT },
    };
  });
  return (server: McpServer, client: ClientIdentity): void => {
    server.registerResource('categories', CATEGORIES.uri, CATEGORIES_CONFIG, () => ({
      contents: [CATEGORIES],
    }));
    for (const { resource, template, config } of templates)
      server.registerResource(resource.name, template, config, async ({ href }, { slug }) => {
        const context = { deps, client, slug: String(slug) };
        const record = await readResource(resource, context).catch((error: unknown) => {
          throw toProtocolError(error, deps);
        });
        if (!record) throw new ResourceNotFoundError(href, `No ${resource.name} has this slug.`);
        return { contents: [{ uri: href, mimeType: JSON_TYPE, text: JSON.stringify(record) }] };
      });
  };
}
