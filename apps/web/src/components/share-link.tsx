import { type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { SITE_SCRIPT_PATH } from '../site-script.ts';

interface Props {
  title: string;
  /** Path of the page. */
  path: string;
  context: PageContext;
}

/**
 * Opens a mail with the address of the page. With the script, it is a button that opens the menu of
 * the system, else one that copies the address.
 */
export function ShareLink({
  title,
  path,
  context: { addresses, translator },
}: Props): ComponentChild {
  const { t } = translator;
  const url = `${addresses.web}${path}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <span class="share" data-share={url} data-title={title}>
      <span class="stack">
        <a class="button quiet" href={mail}>
          {t('share')}
        </a>
        <button class="button quiet" type="button" hidden data-native="">
          {t('shareMenu')}
        </button>
        <button
          class="button quiet"
          type="button"
          hidden
          aria-live="polite"
          data-copied={t('copied')}
        >
          {t('copyLink')}
        </button>
      </span>
      <script src={SITE_SCRIPT_PATH} defer />
    </span>
  );
}
