import { h, renderMarkup } from '@marquee/ui';
import { frameHeight } from './frame-height.ts';
import { toWidgetParams, type WidgetOptions } from './widget-options.ts';

export interface Snippet {
  name: string;
  hint: string;
  code: string;
}

// Heights from style/script-list.css: a list without rows, and one row.
const LIST_PX = 116;
const ROW_PX = 100;

interface SnippetContext {
  /** The public base URL of the widgets. */
  widgets: string;
  path: string;
  integrity: Readonly<Record<string, string>>;
}

const LINK_TEXTS: Readonly<Record<WidgetOptions['widget'], string>> = {
  events: 'Events',
  city: 'City guide',
  event: 'The event',
  artist: 'Shows',
  venue: 'Events',
  series: 'Dates',
  plan: 'Plan for the evening',
  articles: 'Articles',
  'demand-it': 'Bring them here',
};

/** Returns the code to paste, one snippet per way of embedding. */
export function buildSnippets(options: WidgetOptions, context: SnippetContext): Snippet[] {
  const address = {
    name: 'Address',
    hint: 'WordPress: in a paragraph of its own, with or without the plugin. Wix: “Embed a Site”. Notion: /embed.',
    code: `${context.widgets}${context.path}`,
  };
  const script = {
    name: 'Script',
    hint: 'Webflow, Ghost, Squarespace and pages of your own that accept scripts. Fits the height of its content.',
    code: scriptCode(options, context),
  };
  const frame = {
    name: 'Frame',
    hint: 'Everywhere else: works even if scripts are not allowed. The height is that of this number of rows.',
    code: frameCode(options, context),
  };
  const element = {
    name: 'Web component',
    hint: 'React, Vue, Svelte and other frameworks. Follows its attributes when they change.',
    code: elementCode(options, context),
  };
  return options.widget === 'events' ? [address, script, frame, element] : [address, script, frame];
}

const frameCode = ({ widget, limit }: WidgetOptions, { widgets, path }: SnippetContext) =>
  renderMarkup(
    h('iframe', {
      src: `${widgets}${path}`,
      title: LINK_TEXTS[widget],
      width: '100%',
      height: frameHeight(widget, new Map([['limit', String(limit)]])),
      loading: 'lazy',
      style: 'border:0',
    }),
  );

/** Returns a placeholder and the script that fills it. The placeholder of a list reserves its height, so that nothing moves. */
function scriptCode(options: WidgetOptions, context: SnippetContext): string {
  const { query, path } = toWidgetParams(options);
  const named = path === null ? query : { [options.widget === 'city' ? 'city' : 'slug']: path, ...query };
  const dataAttributes = Object.entries({ marquee: options.widget, ...named }).map(
    ([name, value]) => [`data-${name}`, value] as const,
  );
  const isList = options.widget === 'events';
  const style = isList ? { style: `min-height:${String(LIST_PX + ROW_PX * options.limit)}px` } : {};
  const placeholder = h(
    'div',
    { ...Object.fromEntries(dataAttributes), ...style },
    h(FallbackLink, { options, context }),
  );
  return `${renderMarkup(placeholder)}\n${scriptTag(isList ? '/events.v1.js' : '/embed.v1.js', context)}`;
}

function elementCode(options: WidgetOptions, context: SnippetContext): string {
  const { query } = toWidgetParams(options);
  const element = h('marquee-events', query, h(FallbackLink, { options, context }));
  return `${renderMarkup(element)}\n${scriptTag('/marquee-events.v1.js', context)}`;
}

const scriptTag = (path: string, { widgets, integrity }: SnippetContext) =>
  renderMarkup(
    h('script', { async: true, src: `${widgets}${path}`, integrity: integrity[path] ?? '', crossorigin: 'anonymous' }),
  );

interface FallbackLinkProps {
  options: WidgetOptions;
  context: SnippetContext;
}

/** The link that readers see where scripts do not run. */
const FallbackLink = ({ options: { widget }, context: { widgets, path } }: FallbackLinkProps) =>
  h('a', { href: `${widgets}${path}` }, LINK_TEXTS[widget]);
