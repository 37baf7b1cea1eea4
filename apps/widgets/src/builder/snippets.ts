import { escapeHtml } from '@marquee/formats';
import { settingsOf, type Choice } from './widget-options.ts';

export interface Snippet {
  name: string;
  hint: string;
  code: string;
}

// Of style/script-list.css: what a list needs without its rows, and for each.
const LIST_PX = 108;
const ROW_PX = 100;

interface Place {
  /** The widgets' public address. */
  widgets: string;
  /** Of the page that was chosen. */
  path: string;
  integrity: Readonly<Record<string, string>>;
}

const HEIGHTS: Readonly<Record<Choice['widget'], number>> = {
  events: 640,
  city: 1_200,
  event: 480,
  artist: 560,
  'demand-it': 220,
};
const LINK_TEXTS: Readonly<Record<Choice['widget'], string>> = {
  events: 'Events',
  city: 'City guide',
  event: 'The event',
  artist: 'Shows',
  'demand-it': 'Bring them here',
};

/** What to paste, each way. */
export function snippetsOf(choice: Choice, place: Place): Snippet[] {
  const frame = {
    name: 'Frame',
    hint: 'Works everywhere, also where scripts are not allowed.',
    code: frameCode(choice, place),
  };
  const script = { name: 'Script', hint: 'Fits its height by itself.', code: scriptCode(choice, place) };
  const element = {
    name: 'Web component',
    hint: 'An element for pages that are built of them.',
    code: elementCode(choice, place),
  };
  return choice.widget === 'events' ? [frame, script, element] : [frame, script];
}

const frameCode = ({ widget }: Choice, { widgets, path }: Place) =>
  `<iframe${attributes({ src: `${widgets}${path}`, title: LINK_TEXTS[widget], width: '100%', height: String(HEIGHTS[widget]), loading: 'lazy', style: 'border:0' })}></iframe>`;

/** A placeholder, and the script that fills it. A list's has its height at once, so that nothing moves when it comes. */
function scriptCode(choice: Choice, place: Place): string {
  const { query, path } = settingsOf(choice);
  const named = path === null ? query : { [choice.widget === 'city' ? 'city' : 'slug']: path, ...query };
  const marks = Object.entries({ marquee: choice.widget, ...named }).map(
    ([name, value]) => [`data-${name}`, value] as const,
  );
  const isList = choice.widget === 'events';
  const style = isList ? { style: `min-height:${String(LIST_PX + ROW_PX * choice.limit)}px` } : {};
  const holder = `<div${attributes({ ...Object.fromEntries(marks), ...style })}>${linkTo(choice, place)}</div>`;
  return `${holder}\n${scriptTag(isList ? '/events.v1.js' : '/embed.v1.js', place)}`;
}

function elementCode(choice: Choice, place: Place): string {
  const { query } = settingsOf(choice);
  const element = `<marquee-events${attributes(query)}>${linkTo(choice, place)}</marquee-events>`;
  return `${element}\n${scriptTag('/marquee-events.v1.js', place)}`;
}

const scriptTag = (path: string, { widgets, integrity }: Place) =>
  `<script async${attributes({ src: `${widgets}${path}`, integrity: integrity[path] ?? '', crossorigin: 'anonymous' })}></script>`;

const linkTo = ({ widget }: Choice, { widgets, path }: Place) =>
  `<a${attributes({ href: `${widgets}${path}` })}>${LINK_TEXTS[widget]}</a>`;

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('&#38;', '&amp;')}"`)
    .join('');
