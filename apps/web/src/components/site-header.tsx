import { Button, HiddenField, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { pageAddress } from './links.ts';

export const SiteHeader = ({ context }: { context: PageContext }): ComponentChild => {
  const { t } = context.translator;
  const label = t('searchLabel');
  const link = (path: string, text: string) => <a href={pageAddress(path, context)}>{text}</a>;
  return (
    <header class="bar">
      <nav class="wrap" aria-label="Marquee">
        <a class="name" href={pageAddress('/', context)}>
          <Mark />
          <span>Marquee</span>
        </a>
        <a class="own-city" hidden />
        {/* Wide pages without a search field of their own have it here. */}
        <form class="find" action="/search">
          <input name="q" maxlength={200} aria-label={label} placeholder={label} />
          {context.namedLocale !== null && (
            <HiddenField name="locale" value={context.namedLocale} />
          )}
          <Button>{t('search')}</Button>
        </form>
        {/* Only phones have it: there, the links are a menu. */}
        <button class="more" type="button" popovertarget="links" aria-label={t('browse')}>
          ☰
        </button>
        <div class="links" id="links" popover="auto">
          {link('/search', t('search'))}
          {link('/cities', t('cities'))}
          {link('/articles', t('articles'))}
          {link('/submit', t('submitEvent'))}
          {link('/account', t('account'))}
        </div>
      </nav>
    </header>
  );
};

const Mark = (): ComponentChild => <img src="/icon.svg" alt="" width={26} height={26} />;
