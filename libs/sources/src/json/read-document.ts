import { toRawEvent } from '../reading/raw-columns.ts';
import type { ReadResult } from '../reading/record-format.ts';
import { isFields, toText, type Fields } from '../reading/record.ts';
import { detectDateOrder, withYears } from '../tables/foreign-time.ts';
import { hiddenRow, isHiddenRow } from '../tables/hidden-rows.ts';
import { createObjectReader } from '../tables/json-table.ts';
import { describeMissing } from '../tables/missing-fields.ts';
import type { TableOptions } from '../tables/table-options.ts';
import { chooseLists, findLists, findUnread, type FoundList } from './find-lists.ts';
import { fromJsonApi } from './json-api.ts';
import { fromNumberedMembers } from './numbered-members.ts';
import { resolveReferences } from './resolve-references.ts';
import { createDateBudget } from './rule-dates.ts';

interface DocumentContext {
  options: TableOptions;
  /** The name of the file, for positions. */
  file: string;
  /** Lists of other files that the records refer to. */
  others?: Fields;
}

/** Reads the events of a JSON or YAML document, wherever the list is. */
export function* readDocument(
  document: unknown,
  { options, file, others }: DocumentContext,
): Generator<ReadResult> {
  if (Array.isArray(document) && document.length === 0) {
    yield { unreadable: 'The file contains no record.', where: file, cause: 'empty' };
    return;
  }
  const lists = findLists(
    resolveReferences(fromNumberedMembers(fromJsonApi(document)), others),
    options,
  );
  const stated = lists.filter(({ path }) => path === options.list);
  const chosen = options.list === undefined ? chooseLists(lists) : stated;
  const single = isFields(document) && ('title' in document || 'name' in document);
  if (chosen.length === 0 && single && options.list === undefined) {
    yield* createObjectReader(options)(document, `${file}, record 1`);
    return;
  }
  const largest = chosen.length > 0 ? chosen : byDefault(lists);
  if (largest.length === 0 || (options.list !== undefined && stated.length === 0)) {
    yield { unreadable: describeLists(lists, options), where: file };
    return;
  }
  if (options.list === undefined)
    for (const { path, records } of findUnread(lists, largest))
      for (const [at] of records.entries())
        yield {
          unreadable: `The list "${path}" is not read, because another one has more events. Set --list "${path}".`,
          where: `${file}, ${path}, record ${String(at + 1)}`,
        };
  let index = 0;
  const budget = createDateBudget();
  for (const list of largest) {
    const order = options.date_order ?? findDateOrder(list);
    const readObject = createObjectReader({ ...options, date_order: order }, list, budget);
    for (const record of list.records) {
      const where = `${file}, record ${String(++index)}`;
      if (!isFields(record)) yield { unreadable: 'The record is not an object.', where };
      else if (options.map === undefined && isOurs(record)) yield readOwn(record, where);
      else yield* readObject(record, where);
    }
  }
}

/** Without a list of events, the records of the only list are refused one by one, with a hint. */
const byDefault = (lists: readonly FoundList[]): FoundList[] => {
  const [first] = lists;
  return first && (lists.length === 1 || first.path === '(list)') ? [first] : [];
};

const isOurs = (record: Fields) =>
  'title' in record && ('start_local' in record || 'start_utc' in record);

function readOwn(record: Fields, where: string): ReadResult {
  const read = toRawEvent(record, where);
  return isHiddenRow(record) ? hiddenRow(where, record['source_id'], read) : read;
}

/** The order of day and month that the dates of the sample show. */
export const findDateOrder = ({ sample, plan }: Pick<FoundList, 'sample' | 'plan'>) => {
  const columns = [...plan.sources]
    .filter(([target]) => /^(?:start|end)_/.test(target))
    .flatMap(([, source]) => source.flat());
  const texts = sample.flatMap((record) => columns.map((name) => toText(record[name]) ?? ''));
  return detectDateOrder(texts.join('\n')) ?? detectDateOrder(withYears(texts.join('\n')));
};

const MAX_LISTS = 5;

/**
 * Returns why a document has no events: its lists, their members, and the mapping that could help.
 */
function describeLists(lists: readonly FoundList[], { list }: TableOptions): string {
  if (lists.length === 0) return 'The file contains no list of objects.';
  const largest = [...lists].sort((one, other) => other.records.length - one.records.length);
  const found = largest
    .slice(0, MAX_LISTS)
    .map(
      ({ path, records, header }) =>
        `${path} (${String(records.length)} × ${header.slice(0, 8).join(', ')})`,
    )
    .join('; ');
  if (list !== undefined) return `The file has no list "${list}". Its lists are ${found}.`;
  const [first] = largest;
  const hint = first ? ` ${describeMissing(first.plan, first.sample)} --list "${first.path}"` : '';
  return `No list of the file has records with a title and a start. Its lists are ${found}.${hint}`;
}
