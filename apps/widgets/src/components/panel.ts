import { h, Notice, Isolated, type ComponentChild, type ComponentChildren } from '@marquee/ui';
import { formatInstantIn } from '@marquee/ui/i18n';
import type { PageContext } from '../page-context.ts';
import { homeAddress } from './links.ts';

interface PanelProps {
  title: string;
  context: PageContext;
  children: ComponentChildren;
  lead?: ComponentChildren;
}

/** The frame of every page: heading, content and footer. A hidden note with the time of the page is shown if the page is stale. */
export const Panel = ({ title, context, lead, children }: PanelProps): ComponentChild =>
  h(
    'main',
    { id: 'marquee' },
    h(
      Notice,
      { id: 'stale', class: 'stale', hidden: true },
      context.translator.t('staleNote', {
        time: formatInstantIn(context.now, 'UTC', context.translator) + ' UTC',
      }),
    ),
    h(
      'header',
      { class: context.display.title === HIDDEN ? 'heard' : undefined },
      h('h1', null, h(Isolated, { text: shownTitle(title, context) })),
      lead,
    ),
    children,
    h(Credit, { context }),
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
  return h('footer', null, h('a', link, h(Isolated, { text })));
};
