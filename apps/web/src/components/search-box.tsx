import { Button, HiddenField, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { SITE_SCRIPT_PATH } from '../site-script.ts';

interface Props {
  context: PageContext;
  query?: string | undefined;
}

/** A plain form that leads to the page of results. Its script adds suggestions. */
export const SearchBox = ({
  context: { translator, namedLocale },
  query,
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
    {namedLocale !== null && <HiddenField name="locale" value={namedLocale} />}
    <Button>{translator.t('search')}</Button>
    <script src={SITE_SCRIPT_PATH} defer />
  </form>
);
