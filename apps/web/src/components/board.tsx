import { Isolated, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { Section } from './section.tsx';
import { Sparkline } from './sparkline.tsx';

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
  rows.length > 0 && (
    <Section title={title}>
      <table class="board">
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row) => (
            <Row key={row.href} row={row} context={context} />
          ))}
        </tbody>
      </table>
    </Section>
  );

const Row = ({
  row: { name, href, demands, weeks },
  context,
}: {
  row: BoardRow;
  context: PageContext;
}): ComponentChild => (
  <tr>
    <th scope="row">
      <a href={href}>
        <Isolated text={name} />
      </a>
    </th>
    <td>{weeks && <Sparkline counts={weeks} label={context.translator.t('perWeek')} />}</td>
    <td>{demands}</td>
  </tr>
);
