import { CATEGORIES, categoryName } from '@marquee/domain';
import { Button, Field, h, type ComponentChild } from '@marquee/ui';
import { LANGUAGES } from '@marquee/ui/i18n';
import { LAYOUTS, THEMES } from '../appearance/appearance.ts';
import { FIELDS, WIDGET_NAMES, type WidgetOptions, type WidgetName } from './widget-options.ts';

const NAMES: Readonly<Record<WidgetName, string>> = {
  events: 'List of events',
  city: 'City guide',
  event: 'One event with countdown',
  artist: 'Shows of an artist',
  venue: 'Events of a venue',
  'demand-it': 'Demand button',
};

type Option = readonly [value: string, text: string];

interface Props {
  options: WidgetOptions;
}

/** A form that works without script. Its state is in the URL. */
export const BuilderForm = ({ options }: Props): ComponentChild =>
  h(
    'form',
    { method: 'get', action: '/', class: 'builder', id: 'choice' },
    h(Content, { options }),
    h(Appearance, { options }),
    h('datalist', { id: 'cities' }),
    h('datalist', { id: 'records' }),
    h(Button, null, 'Show'),
  );

/** The content fields. Fields that the widget does not use are hidden and retain their values. */
function Content({ options }: Props): ComponentChild {
  const { widget, category, limit } = options;
  const field = (name: keyof WidgetOptions, label: string, input: ComponentChild) =>
    h(Field, { label, 'data-field': name, hidden: !FIELDS[widget].includes(name) }, input);
  return [
    h(Field, { label: 'Widget', 'data-field': 'widget' }, select('widget', widget, WIDGETS)),
    field('city', 'City', text('city', options, { placeholder: 'Berlin', list: 'cities' })),
    field('slug', 'Event or venue', text('slug', options, { placeholder: 'type its name', list: 'records' })),
    field('artist', 'Artist', text('artist', options, { placeholder: 'type a name', list: 'records' })),
    field('category', 'Category', select('category', category, CATEGORY_OPTIONS)),
    field('limit', 'How many', h('input', { name: 'limit', type: 'number', min: 1, max: 100, value: limit })),
    field('layout', 'Layout', select('layout', options.layout, LAYOUT_OPTIONS)),
    field('search', 'Search form', select('search', options.search, SWITCH)),
    field('past', 'Past events', select('past', options.past, SWITCH)),
  ];
}

function Appearance({ options }: Props): ComponentChild {
  const more = (name: TextField, label: string, attributes: object) =>
    h(Field, { label, 'data-field': name }, text(name, options, attributes));
  const colour = { placeholder: '#a8321a', pattern: '#?[0-9a-fA-F]{6}', maxlength: 7, spellcheck: false };
  return [
    h(Field, { label: 'Theme', 'data-field': 'theme' }, select('theme', options.theme, THEME_OPTIONS)),
    h(Field, { label: 'Accent colour', 'data-field': 'accent' }, text('accent', options, colour)),
    more('background', 'Background', { placeholder: '#ffffff or transparent' }),
    more('radius', 'Corners in pixels', { placeholder: '8', inputmode: 'numeric' }),
    more('font', 'Fonts', { placeholder: 'Georgia, serif' }),
    more('title', 'Heading', { placeholder: 'none hides it' }),
    more('ref', 'Mark on ticket links', { placeholder: 'my-blog' }),
    h(Field, { label: 'Language', 'data-field': 'locale' }, select('locale', options.locale, LANGUAGE_OPTIONS)),
  ];
}

type TextField = 'city' | 'slug' | 'artist' | 'accent' | 'background' | 'radius' | 'font' | 'title' | 'ref';

const text = (name: TextField, options: WidgetOptions, more: object): ComponentChild =>
  h('input', { name, value: options[name], maxlength: 200, autocomplete: 'off', ...more });

const select = (name: string, chosen: string, options: readonly Option[]): ComponentChild =>
  h(
    'select',
    { name },
    options.map(([value, text]) => h('option', { value, selected: value === chosen, key: value }, text)),
  );

const WIDGETS = WIDGET_NAMES.map((name): Option => [name, NAMES[name]]);
const CATEGORY_OPTIONS: Option[] = [['', 'All'], ...CATEGORIES.map((name): Option => [name, categoryName(name, 'en')])];
const LAYOUT_OPTIONS = LAYOUTS.map((name): Option => [name, name]);
const SWITCH: Option[] = [
  ['', 'off'],
  ['1', 'on'],
];
const THEME_OPTIONS = THEMES.map((name): Option => [name, name]);
/** Language names in English, because native names make the browser load fonts of four scripts before it shows the form. */
const languages = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_OPTIONS: Option[] = [
  ['', 'The reader’s'],
  ...LANGUAGES.map((name): Option => [name, languages.of(name) ?? name]),
];
