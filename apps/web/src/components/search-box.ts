import { Button, h, HiddenField, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { SITE_SCRIPT_PATH } from '../site-script.ts';

interface Props {
  context: PageContext;
  query?: string | undefined;
}

/** A plain form that leads to the page of results. Its script adds suggestions. */
export const SearchBox = ({ context: { translator, namedLocale }, query }: Props): ComponentChild =>
  h(
    'form',
    { class: 'find', action: '/search', role: 'search', 'data-locale': namedLocale ?? undefined },
    h('label', { for: 'q' }, translator.t('searchLabel')),
    // A search field cannot have the role of a combobox.
    h('input', {
      type: 'text',
      enterkeyhint: 'search',
      id: 'q',
      name: 'q',
      value: query,
      maxlength: 200,
    }),
    namedLocale !== null && h(HiddenField, { name: 'locale', value: namedLocale }),
    h(Button, null, translator.t('search')),
    h('script', { src: SITE_SCRIPT_PATH, defer: true }),
  );
