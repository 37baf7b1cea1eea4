import {
  type CityResolver,
  normaliseEvent,
  type ParsedRecord,
  parseRecord,
  type RawEvent,
  RecordRejectedError,
  type SourceDefaults,
} from '@marquee/sources';

/**
 * Returns the ids that records without an id are stored under. Leaves out records that no run would
 * accept.
 */
export async function deriveIds(
  records: RawEvent[],
  { defaults, cities }: { defaults: SourceDefaults | undefined; cities: CityResolver },
): Promise<string[]> {
  if (records.length === 0) return [];
  const parsed = records.flatMap<ParsedRecord>(
    (record) => attempt(() => parseRecord(record, defaults)) ?? [],
  );
  const places = await cities.resolve(parsed.map(({ place }) => place));
  return parsed.flatMap((record, index) => {
    const place = places[index];
    return (place && attempt(() => normaliseEvent(record, place).source_event_id)) ?? [];
  });
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RecordRejectedError) return null;
    throw error;
  }
}
