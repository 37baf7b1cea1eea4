import { CATEGORIES } from '@marquee/domain';
import { h, type ComponentChild } from 'preact';
import { THEMES } from '../appearance/appearance.ts';
import { LANGUAGES, createTranslator } from '../i18n/translator.ts';
import { FIELDS, WIDGET_NAMES, type Choice, type WidgetName } from './widget-options.ts';

const NAMES: Readonly<Record<WidgetName, string>> = {
  events: 'List of events',
  city: 'City guide',
  event: 'One event with countdown',
  artist: 'Shows of an artist',
  'demand-it': 'Demand button',
};
const { say } = createTranslator('en');

type Option = readonly [value: string, text: string];

interface Props {
  choice: Choice;
}

/** A form that works without script: its address is its state. */
export const BuilderForm = ({ choice }: Props): ComponentChild =>
  h(
    'form',
    { method: 'get', action: '/', class: 'builder', id: 'choice' },
    h(Content, { choice }),
    h(Appearance, { choice }),
    h('datalist', { id: 'cities' }),
    h('button', { class: 'button' }, 'Show'),
  );

/** What is shown. Fields that do not concern the widget are hidden, and keep what was typed. */
function Content({ choice }: Props): ComponentChild {
  const { widget, category, limit } = choice;
  const field = (name: keyof Choice, label: string, input: ComponentChild) =>
    h(Field, { name, label, isHidden: !FIELDS[widget].includes(name) }, input);
  return [
    h(Field, { name: 'widget', label: 'Widget' }, select('widget', widget, WIDGETS)),
    field('city', 'City', text('city', choice, { placeholder: 'Berlin', list: 'cities' })),
    field('slug', 'Event', text('slug', choice, { placeholder: 'its slug, as in its address' })),
    field('artist', 'Artist', text('artist', choice, { placeholder: 'a name or slug' })),
    field('category', 'Category', select('category', category, CATEGORY_OPTIONS)),
    field('limit', 'How many', h('input', { name: 'limit', type: 'number', min: 1, max: 100, value: limit })),
  ];
}

function Appearance({ choice }: Props): ComponentChild {
  const colour = { placeholder: '#a8321a', pattern: '#?[0-9a-fA-F]{6}', maxlength: 7, spellcheck: false };
  return [
    h(Field, { name: 'theme', label: 'Theme' }, select('theme', choice.theme, THEME_OPTIONS)),
    h(Field, { name: 'accent', label: 'Accent colour' }, text('accent', choice, colour)),
    h(Field, { name: 'locale', label: 'Language' }, select('locale', choice.locale, LANGUAGE_OPTIONS)),
  ];
}

const text = (name: 'city' | 'slug' | 'artist' | 'accent', choice: Choice, more: object): ComponentChild =>
  h('input', { name, value: choice[name], maxlength: 200, autocomplete: 'off', ...more });

const Field = ({
  name,
  label,
  isHidden = false,
  children,
}: {
  name: string;
  label: string;
  isHidden?: boolean;
  children?: ComponentChild;
}) => h('label', { 'data-field': name, hidden: isHidden }, h('span', null, label), children);

const select = (name: string, chosen: string, options: readonly Option[]): ComponentChild =>
  h(
    'select',
    { name },
    options.map(([value, text]) => h('option', { value, selected: value === chosen, key: value }, text)),
  );

const WIDGETS = WIDGET_NAMES.map((name): Option => [name, NAMES[name]]);
const CATEGORY_OPTIONS: Option[] = [['', 'All'], ...CATEGORIES.map((name): Option => [name, say(`cat_${name}`)])];
const THEME_OPTIONS = THEMES.map((name): Option => [name, name]);
/** In English, as the builder is: under their own names a browser looks for typefaces of four scripts before it shows the form. */
const languages = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_OPTIONS: Option[] = [
  ['', 'The reader’s'],
  ...LANGUAGES.map((name): Option => [name, languages.of(name) ?? name]),
];
