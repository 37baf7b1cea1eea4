import { toText, type Fields } from '../reading/record.ts';
import { createRecordReader } from '../tables/json-table.ts';
import { isDropped } from './drop-rows.ts';
import { countRecords, listAt, withDefaults } from './paging.ts';
import { hidden, type RecordOrigin, type System, type SystemRecord } from './system.ts';

/** Rows of a dataset on Socrata. Without an order, rows are missing between pages. */
export const socrata: System = {
  first: withDefaults({ $limit: '5000', $order: ':id' }),
  next: countRecords({ name: '$offset', size: '$limit' }),
  key: { setting: 'SOCRATA_APP_TOKEN', headers: (key) => ({ 'x-app-token': key }) },
  records: listAt(''),
  read: readTableRow,
};

/** Reads a row of a city's own table. One id has a row for each date. */
export function readTableRow(record: Fields, { where, options }: RecordOrigin): SystemRecord {
  const [idColumn] = (options.map?.source_id ?? []).flat();
  if (isDropped(record, options.drop)) return hidden(toText(record[idColumn ?? 'id']), where);
  const event = createRecordReader(options)(record, where);
  if ('unreadable' in event || !event.source_id) return event;
  const start = event.start_utc ?? event.start_local ?? '';
  return {
    ...event,
    source_id: `${event.source_id}-${start}`,
    series_id: event.series_id ?? event.source_id,
  };
}
