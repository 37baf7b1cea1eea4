import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { NotingReader, SourceReader } from '../raw-event.ts';
import { decodeChunks } from '../reading/decode-text.ts';
import { validated, type PartialRawEvent } from '../reading/record-format.ts';
import { toProse, toText, type Fields } from '../reading/record.ts';
import { atHour, type RawTimes } from './times.ts';

/**
 * The municipal standard of Japan for lists of events, in any of its editions: columns are read by
 * name.
 */
export const readJapanEventCsv: NotingReader & SourceReader = async function* (files) {
  for await (const file of files) {
    const rows = parse({
      bom: true,
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
    });
    pipeline(decodeChunks(file.content, file), rows, () => undefined); // an error reaches the loop through `rows`
    let number = 1;
    try {
      for await (const row of rows as AsyncIterable<Fields>)
        yield validated(readJapanEvent(row), `${file.name}, row ${String(++number)}`);
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      yield { unreadable: `The table cannot be read (${error.code}).`, where: file.name };
    }
  }
};

/** "雨天中止" only states what happens if it rains. */
const isCancelled = (title: string | null, remarks: string): boolean =>
  /【[^】]*(?:中止|キャンセル)[^】]*】/.test(title ?? '') ||
  /中止(?:と(?:なり|し)|しま|になり|です)/.test(remarks);

/** Reads a row of the table, also from a CKAN datastore. */
export function readJapanEvent(row: Fields): PartialRawEvent {
  const text = (...names: string[]) =>
    names
      .map((name) => toText(row[name]))
      .find((value) => value !== null)
      ?.normalize('NFKC') ?? null;
  const title = text('イベント名', 'イベント名称', '名称');
  const remarks = [text('備考'), text('開始日時特記事項'), text('イベント名_備考')]
    .filter(Boolean)
    .join(' ');
  const venue = text('場所名称', '開催場所名称', '会場');
  const address = text('住所', '所在地_連結表記', '所在地');
  const isOnline =
    venue === null &&
    address === null &&
    /オンライン|zoom|youtube|web開催/i.test(`${title ?? ''} ${remarks}`);
  const code = text('都道府県コード又は市区町村コード', '全国地方公共団体コード');
  return {
    title,
    source_id: buildId(code, text('NO', 'ID', '番号')),
    description: toProse(row['説明']) ?? toProse(row['概要']),
    category: text('カテゴリー', 'カテゴリ', '分類'),
    ...readTimes(text),
    ...(isCancelled(title, remarks) && { status: 'cancelled' }),
    ...(isOnline
      ? { online: true }
      : { venue_name: venue, address, lat: text('緯度'), lng: text('経度') }),
    city: text('市区町村名', '所在地_市区町村', '地方公共団体名'),
    region: text('都道府県名', '所在地_都道府県'),
    country: 'JP',
    timezone: 'Asia/Tokyo',
    ...readPrices(text('料金(基本)', '料金(基本)', '料金'), text('料金(詳細)', '料金_詳細')),
    url: text('URL', 'コンテンツURL'),
    organizer: text('主催者', '主催者名'),
    language: 'ja',
  };
}

const buildId = (code: string | null, number: string | null) =>
  number === null ? null : code === null ? number : `${code}-${number}`;

type Text = (...names: string[]) => string | null;

/**
 * An end date without hours is the last day. Hours on two days are one evening past midnight, or
 * daily hours.
 */
function readTimes(text: Text): RawTimes {
  const [first, last] = [parseDay(text('開始日')), parseDay(text('終了日'))];
  const [from, to] = [
    parseHour(text('開始時間', '開始時刻')),
    parseHour(text('終了時間', '終了時刻')),
  ];
  if (from === null) return { start_local: first, end_local: last };
  return {
    start_local: atHour(first, from),
    end_local: to === null ? null : atHour(last ?? first, to),
  };
}

/** 2027-03-07, 2027/3/7, 2027年3月20日, 令和9年3月20日. */
export function parseDay(text: string | null): string | null {
  const [, era, year = '', month = '', day = ''] =
    /(令和|R)?(\d{1,4}|元)[-/.年](\d{1,2})[-/.月](\d{1,2})/.exec(text ?? '') ?? [];
  if (year === '') return null;
  const full = era === undefined ? Number(year) : 2018 + (year === '元' ? 1 : Number(year));
  return `${String(full).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function parseHour(text: string | null): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})[:時](\d{2})?/.exec(text ?? '') ?? [];
  return hour === '' || Number(hour) > 24 ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** The first column is a number, the second has words. */
function readPrices(base: string | null, words: string | null): Partial<PartialRawEvent> {
  const amounts =
    (base ?? '').match(/\d[\d,]*/g)?.map((amount) => Number(amount.replaceAll(',', ''))) ?? [];
  if (amounts.length > 0) {
    const price = Math.min(...amounts);
    return price === 0 ? { is_free: true } : { price_min: price, currency: 'JPY' };
  }
  return `${base ?? ''}${words ?? ''}`.includes('無料') && !/\d+円/.test(words ?? '')
    ? { is_free: true }
    : { price_min: words, currency: 'JPY' };
}
