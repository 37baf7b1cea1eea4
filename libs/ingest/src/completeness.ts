import type { WithdrawalScope } from '@marquee/catalogue';
import {
  statedId,
  type RawEvent,
  type RecordRejectedError,
  type SourceNote,
  type UnreadableRecord,
} from '@marquee/sources';

type SourceRecord = RawEvent | UnreadableRecord;
type Records<Item> = AsyncIterable<Item> | Iterable<Item>;

interface Gaps {
  /** Why a part of the source is missing: the first reason. */
  reason: string | null;
  hasEmptyFile: boolean;
  retainedIds: string[];
  retainedUids: Set<string>;
  retainedPrefixes: Set<string>;
  excludedIds: Set<string>;
}

/** Collects what a run may withdraw: a part that was not read must not withdraw what it lists. */
export function createCompleteness() {
  const gaps: Gaps = {
    ...{ reason: null, hasEmptyFile: false, retainedIds: [] },
    ...{ retainedUids: new Set(), retainedPrefixes: new Set(), excludedIds: new Set() },
  };
  const completeUids = new Set<string>();

  /** Yields the records without the notes of the reader. */
  async function* observe(
    records: Records<SourceRecord | SourceNote>,
  ): AsyncGenerator<SourceRecord> {
    for await (const record of records) {
      if ('complete_uid' in record) completeUids.add(record.complete_uid);
      else if ('incomplete' in record) gaps.reason ??= record.incomplete;
      else {
        if ('unreadable' in record) addUnreadable(gaps, record);
        else if (record.warnings?.some(({ isIncomplete }) => isIncomplete))
          for (const uid of [record.series_id, record.source_id])
            if (uid) gaps.retainedUids.add(uid);
        yield record;
      }
    }
  }

  /** Retains the listing of a rejected record. Withdraws it if the record is not an event. */
  function reject(raw: RawEvent, { isEvent }: RecordRejectedError): void {
    const id = statedId(raw);
    if (!isEvent) addExcluded(gaps, id);
    else if (id === null) gaps.reason ??= `${raw.title}: a record without source_id was rejected.`;
    else gaps.retainedIds.push(id);
  }

  /** Withdraws the listing of a record that must not be listed. */
  const exclude = (id: string): void => addExcluded(gaps, id);

  const toScope = (isFull: boolean): Omit<WithdrawalScope, 'allowShrink'> => ({
    isFull,
    retainedIds: gaps.retainedIds,
    retainedUids: [...gaps.retainedUids],
    retainedPrefixes: [...gaps.retainedPrefixes],
    completeUids: [...completeUids].filter((uid) => !gaps.retainedUids.has(uid)),
    excludedIds: [...gaps.excludedIds].filter((id) => !gaps.retainedUids.has(id)),
  });
  return {
    observe,
    reject,
    exclude,
    toScope,
    findObstacle: (run: RunOutcome) => findObstacle(gaps, run),
  };
}
export type Completeness = ReturnType<typeof createCompleteness>;

function addUnreadable(gaps: Gaps, record: UnreadableRecord): void {
  const { unreadable, where, source_id, series_uid, id_prefix, cause } = record;
  const id = statedId({ source_id });
  if (cause === 'hidden') addExcluded(gaps, series_uid ?? id);
  else if (cause === 'empty') gaps.hasEmptyFile = true;
  else if (series_uid) gaps.retainedUids.add(series_uid);
  else if (id !== null) gaps.retainedIds.push(id);
  else if (id_prefix) gaps.retainedPrefixes.add(id_prefix);
  else gaps.reason ??= `${where}: ${unreadable}`;
}

function addExcluded(gaps: Gaps, id: string | null): void {
  if (id !== null) gaps.excludedIds.add(id);
}

interface RunOutcome {
  /** No record was accepted. */
  isEmpty: boolean;
  allowEmpty: boolean;
}

/** Returns why the run must not withdraw the listings that it has not seen, or null. */
function findObstacle(
  { reason: gap, hasEmptyFile }: Gaps,
  { isEmpty, allowEmpty }: RunOutcome,
): string | null {
  if (gap !== null) return `The source was not read completely. ${gap}`;
  if (allowEmpty || !(isEmpty || hasEmptyFile)) return null;
  return isEmpty
    ? 'No record was read. Use --allow-empty if the source lists nothing any more.'
    : 'A file contains no record. Use --allow-empty if that is correct.';
}
