import { h, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { pageAddress } from './links.ts';

export const SiteHeader = ({ context }: { context: PageContext }): ComponentChild => {
  const { t } = context.translator;
  const link = (path: string, text: string) => h('a', { href: pageAddress(path, context) }, text);
  return h(
    'header',
    { class: 'bar' },
    h(
      'nav',
      { class: 'wrap', 'aria-label': 'Marquee' },
      h('a', { class: 'name', href: pageAddress('/', context) }, h(Mark, null), 'Marquee'),
      link('/search', t('search')),
      link('/demand', t('mostWanted')),
      link('/articles', t('articles')),
    ),
  );
};

const Mark = (): ComponentChild => h('img', { src: '/icon.svg', alt: '', width: 26, height: 26 });
