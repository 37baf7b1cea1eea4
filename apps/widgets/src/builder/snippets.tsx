import { h, renderMarkup } from '@marquee/pages';
import type { BuilderTranslator } from './builder-translator.ts';
import { frameHeight } from './frame-height.ts';
import { REQUIRED_FIELD, toWidgetParams, type WidgetOptions } from './widget-options.ts';

export interface Snippet {
  name: string;
  hint: string;
  code: string;
}

// Heights from style/script-list.css: a list without rows, one row, and what is above the rows.
const LIST_PX = 116;
const ROW_PX = 100;
const FIGURE_PX: Readonly<Record<string, number>> = { calendar: 356, map: 320 };
const FORM_PX = 68;

interface SnippetContext {
  /** The public base URL of the widgets. */
  widgets: string;
  path: string;
  integrity: Readonly<Record<string, string>>;
  translator: BuilderTranslator;
}

/** The text of the link in the code. */
function linkText(widget: WidgetOptions['widget'], { t, shared }: BuilderTranslator): string {
  const texts: Readonly<Record<WidgetOptions['widget'], string>> = {
    events: shared.t('events'),
    city: t('wCity'),
    event: t('linkEvent'),
    artist: shared.t('upcoming'),
    venue: shared.t('events'),
    series: shared.t('allDates'),
    plan: shared.t('plan'),
    articles: shared.t('articles'),
    'demand-it': shared.t('askForShow'),
    'follow-city': shared.t('signUp'),
    'submit-event': shared.t('submitEvent'),
    'connect-calendar': shared.t('connectCalendar'),
  };
  return texts[widget];
}

/** Returns the code to paste, one snippet per way of embedding. */
export function buildSnippets(options: WidgetOptions, context: SnippetContext): Snippet[] {
  const { t } = context.translator;
  const address = {
    name: t('address'),
    hint: t('addressHint'),
    code: `${context.widgets}${context.path}`,
  };
  const script = { name: t('script'), hint: t('scriptHint'), code: scriptCode(options, context) };
  const frame = { name: t('frame'), hint: t('frameHint'), code: frameCode(options, context) };
  const element = {
    name: t('element'),
    hint: t('elementHint'),
    code: elementCode(options, context),
  };
  return [address, script, frame, element];
}

const frameCode = (
  { widget, limit }: WidgetOptions,
  { widgets, path, translator }: SnippetContext,
) =>
  renderMarkup(
    <iframe
      src={`${widgets}${path}`}
      title={linkText(widget, translator)}
      width="100%"
      height={frameHeight(widget, new Map([['limit', String(limit)]]))}
      loading="lazy"
      style="border:0"
    />,
  );

/** The height that a placeholder reserves, so that nothing moves when the widget arrives. */
function reservedPx({ widget, limit, layout, search }: WidgetOptions): number {
  if (widget !== 'events') return frameHeight(widget, new Map());
  const form = search === '1' ? FORM_PX : 0;
  return LIST_PX + ROW_PX * limit + (FIGURE_PX[layout] ?? 0) + form;
}

/** The options of a widget, as attributes of its element. */
function namedOptions(options: WidgetOptions): Record<string, string> {
  const { query, path } = toWidgetParams(options);
  if (path === null) return query;
  return { [REQUIRED_FIELD[options.widget] === 'city' ? 'city' : 'slug']: path, ...query };
}

const isList = ({ widget }: WidgetOptions): boolean => widget === 'events';

/** Returns a placeholder and the script that fills it. */
function scriptCode(options: WidgetOptions, context: SnippetContext): string {
  const dataAttributes = Object.entries({ marquee: options.widget, ...namedOptions(options) }).map(
    ([name, value]) => [`data-${name}`, value] as const,
  );
  const placeholder = (
    <div
      {...Object.fromEntries(dataAttributes)}
      style={`min-height:${String(reservedPx(options))}px`}
    >
      <FallbackLink options={options} context={context} />
    </div>
  );
  const script = isList(options) ? '/events.v1.js' : '/embed.v1.js';
  return `${renderMarkup(placeholder)}\n${scriptTag(script, context)}`;
}

function elementCode(options: WidgetOptions, context: SnippetContext): string {
  const style = `display:block;min-height:${String(reservedPx(options))}px`;
  const element = h(
    `marquee-${options.widget}`,
    { ...namedOptions(options), style },
    <FallbackLink options={options} context={context} />,
  );
  const script = isList(options) ? '/marquee-events.v1.js' : '/embed.v1.js';
  return `${renderMarkup(element)}\n${scriptTag(script, context)}`;
}

const scriptTag = (path: string, { widgets, integrity }: SnippetContext) =>
  renderMarkup(
    <script
      async
      src={`${widgets}${path}`}
      integrity={integrity[path] ?? ''}
      crossorigin="anonymous"
    />,
  );

interface FallbackLinkProps {
  options: WidgetOptions;
  context: SnippetContext;
}

/** The link that readers see where scripts do not run. */
const FallbackLink = ({
  options: { widget },
  context: { widgets, path, translator },
}: FallbackLinkProps) => <a href={`${widgets}${path}`}>{linkText(widget, translator)}</a>;
