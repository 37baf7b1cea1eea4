import { h, type ComponentChildren, type ComponentChild } from 'preact';
import { momentOf } from '../i18n/dates.ts';
import type { PageContext } from '../page-context.ts';
import { Isolated } from './strip-marks.ts';

interface PanelProps {
  title: string;
  frame: PageContext;
  children: ComponentChildren;
  lead?: ComponentChildren;
}

/** Heading, content, who it is by; and, kept hidden, when it was made, for the hour in which the catalogue is away. */
export const Panel = ({ title, frame, lead, children }: PanelProps): ComponentChild =>
  h(
    'main',
    { id: 'marquee' },
    h(
      'p',
      { id: 'stale', class: 'stale', role: 'status', hidden: true },
      frame.words.say('staleNote', { time: momentOf(frame.now, 'UTC', frame.words) + ' UTC' }),
    ),
    h('header', null, h('h1', null, h(Isolated, { text: title })), lead),
    children,
    h(
      'footer',
      null,
      h('a', { href: `${frame.addresses.widgets}/`, target: '_blank', rel: 'noopener' }, frame.words.say('byMarquee')),
    ),
  );

export const Empty = ({ children }: { children: ComponentChildren }): ComponentChild =>
  h('p', { class: 'empty' }, children);
