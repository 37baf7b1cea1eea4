import { CATEGORIES } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { Button, HiddenField, type ComponentChild } from '@marquee/pages';
import { APPEARANCE_PARAMS } from '../appearance/appearance.ts';
import type { PageContext } from '../page-context.ts';
import { appearanceParameters } from './links.tsx';
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
  return (
    <form class="find" role="search" method="get" action={context.listPath}>
      {hidden.map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <input
        name="q"
        type="search"
        value={values.get('q')}
        maxlength={120}
        aria-label={t('search')}
        placeholder={t('search')}
      />
      <Options
        name="category"
        label={t('categories')}
        any={t('allCategories')}
        options={categories}
        values={values}
      />
      {!context.display.past && (
        <Options name="on" label={t('when')} any={t('anyTime')} options={days} values={values} />
      )}
      <Button isQuiet>{t('search')}</Button>
    </form>
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

const Options = ({ name, label, any, options, values }: OptionsProps): ComponentChild => (
  <select name={name} aria-label={label}>
    {[['', any] as const, ...options].map(([value, text]) => (
      <option key={value} value={value} selected={value === (values.get(name) ?? '')}>
        {text}
      </option>
    ))}
  </select>
);
