import { Button, HiddenField, type ComponentChild } from '@marquee/pages';
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
export const CityForm = ({ action, city, suggestions, context }: Props): ComponentChild => (
  <form class="find city" action={action}>
    <input
      name="city"
      value={city}
      list={LIST_ID}
      required
      maxlength={120}
      autocomplete="off"
      aria-label={context.translator.t('otherCity')}
      placeholder={context.translator.t('otherCity')}
    />
    <datalist id={LIST_ID}>
      {suggestions.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
    {context.namedLocale !== null && <HiddenField name="locale" value={context.namedLocale} />}
    <Button isQuiet>{context.translator.t('show')}</Button>
  </form>
);
