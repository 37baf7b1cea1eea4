import {
  CATEGORY_WORDS,
  completeSlug,
  readResource,
  RESOURCES,
  type AgentDeps,
  type Visitor,
} from '@marquee/agent-tools';
import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { protocolError } from './protocol-error.ts';

const JSON_TYPE = 'application/json';
const FRESH = { ttlMs: 30_000, cacheScope: 'public' } as const;

const CATEGORIES = {
  uri: 'events://categories',
  mimeType: JSON_TYPE,
  text: JSON.stringify({ ok: true, categories: CATEGORY_WORDS }),
};
const ABOUT_CATEGORIES = {
  title: 'Categories',
  description: 'The categories of events, and other words for each.',
  mimeType: JSON_TYPE,
  cacheHint: FRESH,
};

/** Makes what offers the resources to one visitor. */
export function resourcesOf(deps: AgentDeps) {
  const templates = RESOURCES.map((resource) => {
    const { uri, kind, title, description } = resource;
    const complete = { slug: (beginning: string) => completeSlug(deps, kind, beginning) };
    const template = new ResourceTemplate(uri, { list: undefined, complete });
    return { resource, template, told: { title, description, mimeType: JSON_TYPE, cacheHint: FRESH } };
  });
  return (server: McpServer, visitor: Visitor): void => {
    server.registerResource('categories', CATEGORIES.uri, ABOUT_CATEGORIES, () => ({ contents: [CATEGORIES] }));
    for (const { resource, template, told } of templates)
      server.registerResource(resource.name, template, told, async ({ href }, { slug }) => {
        const asked = { deps, visitor, slug: String(slug) };
        const record = await readResource(resource, asked).catch((error: unknown) => {
          throw protocolError(error, deps);
        });
        if (!record) throw new ResourceNotFoundError(href, `There is no ${resource.name} with this slug.`);
        return { contents: [{ uri: href, mimeType: JSON_TYPE, text: JSON.stringify(record) }] };
      });
  };
}
