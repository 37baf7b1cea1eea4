import { type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';

interface Props {
  title: string;
  /** Of a page for people. */
  address: string;
  context: PageContext;
}

/**
 * A mail with the address of a page, and a button that copies the address. The button needs script,
 * and is hidden without it.
 */
export function ShareLinks({ title, address, context }: Props): ComponentChild {
  const { t } = context.translator;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return [
    <a class="button quiet" href={mail}>
      {t('share')}
    </a>,
    <button
      class="button quiet"
      type="button"
      hidden
      data-copy-link={address}
      data-copied={t('copied')}
    >
      {t('copyLink')}
    </button>,
  ];
}
