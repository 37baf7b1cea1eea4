import { DomUtils } from 'htmlparser2';
import type { Fields } from '../../reading/record.ts';
import { withoutRepeats } from '../../tables/plan-table.ts';
import { findHeader, HEADER_ROWS } from '../xlsx/find-header.ts';

type Node = Parameters<typeof DomUtils.textContent>[0] & object;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const MAX_SPAN = 50;

/**
 * Returns the rows of each table of a page as records by header. The first link of a cell is the
 * column "… link".
 */
export function findTables(page: Node): Fields[][] {
  return DomUtils.getElementsByTagName('table', page, true).map((table) => {
    const rows = DomUtils.getElementsByTagName('tr', table, true).map(readCells);
    const texts = rows.map((cells) => cells.map(({ text }) => text));
    const { header, firstRow } = findHeader(texts.slice(0, HEADER_ROWS), undefined);
    const names = withoutRepeats(header);
    return rows.slice(firstRow).map((cells) => toRecord(names, cells));
  });
}

interface Cell {
  text: string;
  link: string | null;
  /** The text of the first link. */
  linked: string | null;
}

function readCells(row: Element): Cell[] {
  const cells = DomUtils.getElementsByTagName(
    (name) => name === 'td' || name === 'th',
    row,
    true,
  ).filter((cell) => nearestRow(cell) === row);
  return cells.flatMap((cell): Cell[] => {
    const [link] = DomUtils.getElementsByTagName('a', cell, true, 1);
    const span = Math.min(Number(cell.attribs['colspan'] ?? 1) || 1, MAX_SPAN);
    const read = {
      text: readText(cell),
      link: link?.attribs['href'] ?? null,
      linked: link ? readText(link) : null,
    };
    return Array.from({ length: span }, () => read);
  });
}

function nearestRow(cell: Element): unknown {
  let node = cell.parent;
  while (node && !('name' in node && node.name === 'tr')) node = node.parent;
  return node;
}

const BLOCKS = /^(?:br|p|div|li|tr|td|h\d|time)$/;

/** Returns the text of an element on one line. A line break separates words. */
export function readText(element: Node): string {
  const parts: string[] = [];
  const visit = (node: unknown): void => {
    const { type, data, name, children } = node as {
      type?: string;
      data?: string;
      name?: string;
      children?: unknown[];
    };
    if (type === 'text') parts.push(data ?? '');
    if (type === 'script' || type === 'style') return;
    if (BLOCKS.test(name ?? '')) parts.push(' ');
    for (const child of children ?? []) visit(child);
    if (BLOCKS.test(name ?? '')) parts.push(' ');
  };
  visit(element);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const toRecord = (names: string[], cells: Cell[]): Fields =>
  Object.fromEntries(
    names.flatMap((name, column): (readonly [string, string])[] => {
      const cell = cells[column];
      if (!cell || name === '') return [];
      const text = [name, cell.text] as const;
      return cell.link === null ? [text] : [text, [`${name} link`, cell.link]];
    }),
  );
