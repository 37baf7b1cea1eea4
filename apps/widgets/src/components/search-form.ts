import { CATEGORIES } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { Button, h, HiddenField, type ComponentChild } from '@marquee/ui';
import { APPEARANCE_PARAMS } from '../appearance/appearance.ts';
import type { PageContext } from '../page-context.ts';
import { appearanceParameters } from './links.ts';
import { displayParameters } from './list-address.ts';

interface Props {
  values: ReadonlyMap<string, string>;
  context: PageContext;
}

/** The fields of the form. All other parameters of the list are retained. */
const FIELDS = ['q', 'category', 'on', 'cursor'];

/** Searches and filters the list. Works without script. */
export function SearchForm({ values, context }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const others = [...values].filter(
    ([name]) => !FIELDS.includes(name) && !APPEARANCE_PARAMS.includes(name),
  );
  const hidden = [...others, ...displayParameters(context), ...appearanceParameters(context)];
  const categories = CATEGORIES.map((name): [string, string] => [name, categoryName(name, locale)]);
  const days: [string, string][] = [
    ['tonight', t('tonight')],
    ['weekend', t('weekend')],
  ];
  return h(
    'form',
    { class: 'find', role: 'search', method: 'get', action: context.listPath },
    hidden.map(([name, value]) => h(HiddenField, { key: name, name, value })),
    h('input', {
      name: 'q',
      type: 'search',
      value: values.get('q'),
      maxlength: 120,
      'aria-label': t('search'),
      placeholder: t('search'),
    }),
    h(Options, {
      name: 'category',
      label: t('categories'),
      any: t('allCategories'),
      options: categories,
      values,
    }),
    !context.display.past &&
      h(Options, { name: 'on', label: t('when'), any: t('anyTime'), options: days, values }),
    h(Button, { isQuiet: true }, t('search')),
  );
}

interface OptionsProps {
  name: string;
  label: string;
  /** The text of no choice. */
  any: string;
  options: [value: string, text: string][];
  values: ReadonlyMap<string, string>;
}

const Options = ({ name, label, any, options, values }: OptionsProps): ComponentChild =>
  h(
    'select',
    { name, 'aria-label': label },
    [['', any] as const, ...options].map(([value, text]) =>
      h('option', { key: value, value, selected: value === (values.get(name) ?? '') }, text),
    ),
  );
