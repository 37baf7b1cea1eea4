import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Guide {
  title: string;
  text: string;
  /** The file in docs/, without its ending. Default: the name of the guide. */
  file?: string;
}

/** The guides of the website: files of docs/, by who needs them. */
export const GUIDES = {
  'Use the catalogue': {
    api: { title: 'API', text: 'Lists, search, plans, demand, keys and limits.' },
    client: { title: 'TypeScript client', text: 'Typed requests in Node and browsers.' },
    webhooks: { title: 'Webhooks', text: 'Changes, sent to your server.' },
    snapshots: { title: 'Snapshots', text: 'The whole catalogue as files.' },
    agents: { title: 'AI assistants', text: 'Six tools over the Model Context Protocol.' },
    widgets: { title: 'Widgets', text: 'Events on any site, without key or cookie.' },
    'add-your-city': {
      title: 'Add your city',
      text: 'List the events of a town hall, a club or a festival.',
    },
  },
  'Run Marquee': {
    operations: {
      title: 'Operations',
      text: 'What runs, and where to read on.',
    },
    deploy: {
      title: 'Deployment',
      text: 'Compose, Kubernetes, images.',
      file: 'operations/deploy',
    },
    settings: { title: 'Settings', text: 'Every variable.', file: 'operations/settings' },
    running: {
      title: 'Running',
      text: 'Health, mail, jobs, overload.',
      file: 'operations/running',
    },
    storage: { title: 'Storage', text: 'PostgreSQL, poolers, Redis.', file: 'operations/storage' },
    monitoring: { title: 'Monitoring', text: 'Logs and metrics.', file: 'operations/monitoring' },
    ingest: { title: 'Ingest', text: 'Sources, formats and duplicates.' },
    security: { title: 'Security', text: 'Keys, addresses and personal data.' },
    'backup-and-upgrade': { title: 'Backup and upgrade', text: 'Restore, migrate and go back.' },
    reliability: { title: 'Reliability', text: 'Faults that were tried, and what happens then.' },
    benchmarks: { title: 'Benchmarks', text: 'Figures, and how to measure them again.' },
    architecture: { title: 'Architecture', text: 'Projects, layers and how data flow.' },
    glossary: { title: 'Glossary', text: 'The words of the code and the API.' },
  },
} satisfies Record<string, Record<string, Guide>>;

const guides = new Map<string, Guide>(
  Object.values(GUIDES).flatMap((group) => Object.entries(group)),
);

/** Returns null if there is no guide with this name. */
export const findGuide = (name: string): Guide | null => guides.get(name) ?? null;

export const GUIDE_NAMES: readonly string[] = [...guides.keys()];

/** Returns the path of the text below docs/. */
export const guideFile = (name: string): string => `${findGuide(name)?.file ?? name}.md`;

export const guidePath = (name: string): string => `/developers/${name}`;

// A bundle has the folder next to it; the workspace has it at its root.
const folders = ['docs', '../../../../docs'].map((folder) => join(import.meta.dirname, folder));
const folder = folders.find((each) => existsSync(join(each, 'api.md'))) ?? '';
const texts = new Map(
  GUIDE_NAMES.map((name) => [name, readFileSync(join(folder, guideFile(name)), 'utf8')]),
);

/** Returns the Markdown text of a guide. */
export const readGuide = (name: string): string => texts.get(name) ?? '';
