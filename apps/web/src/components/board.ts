import { h, Isolated, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { Section } from './section.ts';
import { Sparkline } from './sparkline.ts';

const MAX_ROWS = 30;

export interface BoardRow {
  name: string;
  href: string;
  demands: number;
  /** Demands of each of the last weeks. */
  weeks?: number[] | undefined;
}

interface Props {
  title: string;
  rows: BoardRow[];
  context: PageContext;
}

/** Artists or cities with their demands. */
export const Board = ({ title, rows, context }: Props): ComponentChild =>
  rows.length > 0 &&
  h(
    Section,
    { title },
    h(
      'table',
      { class: 'board' },
      h(
        'tbody',
        null,
        rows.slice(0, MAX_ROWS).map((row) => h(Row, { key: row.href, row, context })),
      ),
    ),
  );

const Row = ({
  row: { name, href, demands, weeks },
  context,
}: {
  row: BoardRow;
  context: PageContext;
}): ComponentChild =>
  h(
    'tr',
    null,
    h('th', { scope: 'row' }, h('a', { href }, h(Isolated, { text: name }))),
    h('td', null, weeks && h(Sparkline, { counts: weeks, label: context.translator.t('perWeek') })),
    h('td', null, demands),
  );
