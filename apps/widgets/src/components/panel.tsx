import { Notice, Isolated, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { formatInstantIn } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { homeAddress } from './links.tsx';

interface PanelProps {
  title: string;
  context: PageContext;
  children: ComponentChildren;
  lead?: ComponentChildren;
}

/**
 * The frame of every page: heading, content and footer. A hidden note with the time of the page is
 * shown if the page is stale.
 */
export const Panel = ({ title, context, lead, children }: PanelProps): ComponentChild => (
  <main id="marquee">
    <Notice id="stale" class="stale" hidden>
      {context.translator.t('staleNote', {
        time: formatInstantIn(context.now, 'UTC', context.translator) + ' UTC',
      })}
    </Notice>
    <header class={context.display.title === HIDDEN ? 'heard' : undefined}>
      <h1>
        <Isolated text={shownTitle(title, context)} />
      </h1>
      {lead}
    </header>
    {children}
    <Credit context={context} />
  </main>
);

const HIDDEN = 'none';

/** Returns the heading that the site owner chose, or the usual one. */
export const shownTitle = (title: string, { display }: Pick<PageContext, 'display'>): string =>
  display.title === null || display.title === HIDDEN ? title : display.title;

/** Returns the text of the last line, or null if the site owner hides it. */
export const creditText = ({ appearance: { credit }, translator }: PageContext): string | null =>
  credit === HIDDEN ? null : (credit ?? translator.t('byMarquee'));

const Credit = ({ context }: { context: PageContext }): ComponentChild => {
  const text = creditText(context);
  if (text === null) return null;
  const link = { href: homeAddress(context), target: '_blank', rel: 'noopener' };
  return (
    <footer>
      <a {...link}>
        <Isolated text={text} />
      </a>
    </footer>
  );
};
