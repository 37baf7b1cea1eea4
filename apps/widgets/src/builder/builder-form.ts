import { CATEGORIES, categoryName } from '@marquee/domain';
import { Button, Field, h, type ComponentChild } from '@marquee/ui';
import { LANGUAGES } from '@marquee/ui/i18n';
import { LAYOUTS, THEMES } from '../appearance/appearance.ts';
import {
  APPEARANCE_FIELDS,
  FIELDS,
  SORTS,
  WIDGET_NAMES,
  type WidgetOptions,
  type WidgetName,
} from './widget-options.ts';

const NAMES: Readonly<Record<WidgetName, string>> = {
  events: 'List of events',
  city: 'City guide',
  event: 'One event with countdown',
  artist: 'Shows of an artist',
  venue: 'Events of a venue',
  series: 'Dates of a series',
  plan: 'Plan of an evening',
  articles: 'Articles',
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
    h(
      'details',
      { open: APPEARANCE_FIELDS.some((name) => options[name] !== '' && name !== 'theme') },
      h('summary', null, 'Appearance'),
      h('div', { class: 'looks' }, h(Appearance, { options })),
    ),
    h('datalist', { id: 'cities' }),
    h('datalist', { id: 'records' }),
    h(Button, null, 'Show'),
  );

/** The content fields. Fields that the widget does not use are hidden and retain their values. */
function Content({ options }: Props): ComponentChild {
  const { widget, category, limit } = options;
  const field = (name: keyof WidgetOptions, label: string, input: ComponentChild) =>
    h(Field, { label, 'data-field': name, hidden: !FIELDS[widget].includes(name) }, input);
  const choice = (name: SelectField, label: string, choices: readonly Option[]) =>
    field(name, label, select(name, options[name], choices));
  return [
    h(Field, { label: 'Widget', 'data-field': 'widget' }, select('widget', widget, WIDGETS)),
    field('city', 'City', text('city', options, { placeholder: 'Berlin', list: 'cities' })),
    field('slug', 'Event, venue or series', text('slug', options, { placeholder: 'type its name', list: 'records' })),
    field('artist', 'Artist', text('artist', options, { placeholder: 'type a name', list: 'records' })),
    field('category', 'Category', select('category', category, CATEGORY_OPTIONS)),
    field('on', 'Days', text('on', options, { placeholder: 'weekend, 2026-12-31', list: 'days' })),
    field('near', 'Near (latitude, longitude)', text('near', options, { placeholder: '52.52,13.40' })),
    choice('sort', 'Order', SORT_OPTIONS),
    field('limit', 'How many', h('input', { name: 'limit', type: 'number', min: 1, max: 100, value: limit })),
    choice('lang', 'Language of the articles', ARTICLE_LANGUAGE_OPTIONS),
    choice('layout', 'Layout', LAYOUT_OPTIONS),
    choice('search', 'Search form', SWITCH),
    choice('past', 'Past events', SWITCH),
    h(
      'datalist',
      { id: 'days' },
      DAYS.map((value) => h('option', { value, key: value })),
    ),
  ];
}

function Appearance({ options }: Props): ComponentChild {
  const more = (name: TextField, label: string, attributes: object) =>
    h(Field, { label, 'data-field': name }, text(name, options, attributes));
  const choice = (name: SelectField, label: string, choices: readonly Option[]) =>
    h(Field, { label, 'data-field': name }, select(name, options[name], choices));
  const colour = { placeholder: '#a8321a', pattern: '#?[0-9a-fA-F]{6}', maxlength: 7, spellcheck: false };
  return [
    choice('theme', 'Theme', THEME_OPTIONS),
    more('accent', 'Accent colour', colour),
    more('background', 'Background', { placeholder: '#ffffff or transparent' }),
    more('radius', 'Corners in pixels', { placeholder: '8', inputmode: 'numeric' }),
    more('font', 'Fonts', { placeholder: 'Georgia, serif' }),
    choice('images', 'Pictures', PICTURES),
    more('title', 'Heading', { placeholder: 'none hides it' }),
    more('credit', 'Last line', { placeholder: 'none hides it' }),
    more('ref', 'Mark on ticket links', { placeholder: 'my-blog' }),
    choice('locale', 'Language', LANGUAGE_OPTIONS),
    more('tz', 'Time zone', { placeholder: 'that of the venue' }),
  ];
}

type SelectField = 'sort' | 'lang' | 'layout' | 'search' | 'past' | 'theme' | 'images' | 'locale';
type TextField = Exclude<keyof WidgetOptions, SelectField | 'widget' | 'category' | 'limit'>;

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
const PICTURES: Option[] = [
  ['', 'on'],
  ['off', 'off'],
];
const SORT_OPTIONS: Option[] = [['', 'soonest first'], ...SORTS.map((name): Option => [name, name])];
const DAYS = ['today', 'tonight', 'tomorrow', 'weekend', 'next weekend'];
const THEME_OPTIONS = THEMES.map((name): Option => [name, name]);
/** Language names in English, because native names make the browser load fonts of four scripts before it shows the form. */
const languages = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_OPTIONS: Option[] = [
  ['', 'The reader’s'],
  ...LANGUAGES.map((name): Option => [name, languages.of(name) ?? name]),
];
const ARTICLE_LANGUAGE_OPTIONS: Option[] = [['', 'English'], ...LANGUAGE_OPTIONS.slice(1)];
