import { Button, HiddenField, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { SITE_SCRIPT_PATH } from '../site-script.ts';

interface Props {
  context: PageContext;
  query?: string | undefined;
  /** Where to search. Default: anywhere. */
  city?: string;
}

/** A plain form that leads to the page of results. Its script adds suggestions. */
export const SearchBox = ({
  context: { translator, namedLocale },
  query,
  city,
}: Props): ComponentChild => (
  <form class="find" action="/search" role="search" data-locale={namedLocale ?? undefined}>
    <label for="q" class="heard">
      {translator.t('searchLabel')}
    </label>
    {/* A search field cannot have the role of a combobox. */}
    <input
      type="text"
      enterkeyhint="search"
      id="q"
      name="q"
      value={query}
      maxlength={200}
      placeholder={translator.t('searchLabel')}
    />
    {city !== undefined && <HiddenField name="city" value={city} />}
    {namedLocale !== null && <HiddenField name="locale" value={namedLocale} />}
    <Button>{translator.t('search')}</Button>
    <script src={SITE_SCRIPT_PATH} defer />
  </form>
);
