import { h, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';

interface Props {
  title: string;
  /** Path of the page. */
  path: string;
  context: PageContext;
}

/** Opens a mail with the address of the page. */
export function ShareLink({ title, path, context: { addresses, translator } }: Props): ComponentChild {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${addresses.web}${path}`)}`;
  return h('a', { class: 'button quiet', href: mail }, translator.t('share'));
}
