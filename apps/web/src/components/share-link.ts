import { h, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { SITE_SCRIPT_PATH } from '../site-script.ts';

interface Props {
  title: string;
  /** Path of the page. */
  path: string;
  context: PageContext;
}

/** Opens a mail with the address of the page. The script adds buttons for the menu of the system and to copy the address. */
export function ShareLink({
  title,
  path,
  context: { addresses, translator },
}: Props): ComponentChild {
  const { t } = translator;
  const url = `${addresses.web}${path}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return h(
    'span',
    { class: 'share', 'data-share': url, 'data-title': title },
    h(
      'span',
      { class: 'stack' },
      h('a', { class: 'button quiet', href: mail }, t('share')),
      h(
        'button',
        { class: 'button quiet', type: 'button', hidden: true, 'data-native': '' },
        t('shareMenu'),
      ),
    ),
    h(
      'button',
      {
        class: 'button quiet',
        type: 'button',
        hidden: true,
        'aria-live': 'polite',
        'data-copied': t('copied'),
      },
      t('copyLink'),
    ),
    h('script', { src: SITE_SCRIPT_PATH, defer: true }),
  );
}
