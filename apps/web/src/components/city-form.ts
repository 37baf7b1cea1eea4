import { Button, h, HiddenField, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';

interface Props {
  /** Path of the page that the form opens with `city`. */
  action: string;
  city?: string | undefined;
  /** Names of cities that the browser suggests. */
  suggestions: string[];
  context: PageContext;
}

const LIST_ID = 'cities';

/** A plain form to choose a city. The choice is in the address of the page and nowhere else. */
export const CityForm = ({ action, city, suggestions, context }: Props): ComponentChild =>
  h(
    'form',
    { class: 'find city', action },
    h('input', {
      name: 'city',
      value: city,
      list: LIST_ID,
      required: true,
      maxlength: 120,
      autocomplete: 'off',
      'aria-label': context.translator.t('otherCity'),
      placeholder: context.translator.t('otherCity'),
    }),
    h(
      'datalist',
      { id: LIST_ID },
      suggestions.map((name) => h('option', { key: name, value: name })),
    ),
    context.namedLocale !== null && h(HiddenField, { name: 'locale', value: context.namedLocale }),
    h(Button, { isQuiet: true }, context.translator.t('show')),
  );
