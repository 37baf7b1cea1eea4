import { Button, h, HiddenField, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';

interface Props {
  context: PageContext;
  query?: string | undefined;
}

/** A plain form that leads to the page of results. */
export const SearchBox = ({ context: { translator, namedLocale }, query }: Props): ComponentChild =>
  h(
    'form',
    { class: 'find', action: '/search', role: 'search' },
    h('input', {
      type: 'search',
      name: 'q',
      value: query,
      maxlength: 200,
      'aria-label': translator.t('searchLabel'),
      placeholder: translator.t('searchLabel'),
    }),
    namedLocale !== null && h(HiddenField, { name: 'locale', value: namedLocale }),
    h(Button, null, translator.t('search')),
  );
