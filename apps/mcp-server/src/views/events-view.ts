import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentDeps } from '@marquee/agent-tools';
import { eventPageUrl } from '@marquee/domain';
import type { McpServer } from '@modelcontextprotocol/server';
import { VIEW_TYPE } from './declares-views.ts';

const URI = 'ui://marquee/events.html';
const CONFIG = {
  title: 'Events',
  description: 'Shows the events of a result.',
  mimeType: VIEW_TYPE,
};

/** The tools whose results the view shows. */
const TOOLS: ReadonlySet<string> = new Set(['search_events', 'get_event']);

/** Returns the metadata of a tool for clients that show views. */
export const viewMetaFor = (tool: string) =>
  TOOLS.has(tool) ? { _meta: { ui: { resourceUri: URI } } } : {};

/** Returns a function that registers the view. It loads nothing, so it declares no origins. */
export function createViewRegistrar({ addresses }: Pick<AgentDeps, 'addresses'>) {
  const text = readFileSync(viewFile(), 'utf8')
    .replace('data-site=""', `data-site="${addresses.web ?? addresses.widgets}"`)
    .replace('data-event-page=""', `data-event-page="${eventPageUrl('', addresses)}"`);
  const contents = [
    { uri: URI, mimeType: VIEW_TYPE, text, _meta: { ui: { prefersBorder: true } } },
  ];
  return (server: McpServer): void => {
    server.registerResource('events-view', URI, CONFIG, () => ({ contents }));
  };
}

// A bundle has the file in a folder next to it; the workspace has the folder of the app.
function viewFile(): string {
  const bundled = join(import.meta.dirname, 'assets/events.html');
  return existsSync(bundled) ? bundled : join(import.meta.dirname, '../../assets/events.html');
}
