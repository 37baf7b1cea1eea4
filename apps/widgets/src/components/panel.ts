import { h, Notice, Isolated, type ComponentChild, type ComponentChildren } from '@marquee/ui';
import { formatInstantIn } from '@marquee/ui/i18n';
import type { PageContext } from '../page-context.ts';

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
    h('header', null, h('h1', null, h(Isolated, { text: title })), lead),
    children,
    h(
      'footer',
      null,
      h(
        'a',
        { href: `${context.addresses.widgets}/`, target: '_blank', rel: 'noopener' },
        context.translator.t('byMarquee'),
      ),
    ),
  );
