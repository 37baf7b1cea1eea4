import { foldText, lookUp } from '@marquee/domain';
import { DomUtils } from 'htmlparser2';
import { plainText } from '../../normalise/text.ts';
import type { SourceReader } from '../../raw-event.ts';
import { parseXml, TOO_DEEP, type XmlPage } from '../../reading/parse-xml.ts';
import type { Fields } from '../../reading/record.ts';
import { wholeText } from '../../reading/whole-text.ts';
import { findDateIn } from '../../tables/find-date.ts';
import { namesUnder, TARGETS } from '../../tables/known-columns.ts';
import { readPlannedRows } from '../../tables/planned-rows.ts';
import { withPlacesInText } from './place-in-text.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const MAX_TEXT = 20_000;

/**
 * RSS and Atom whose items are events: with the dates of an event module (ev, xcal, …), or a date
 * in the title or the text.
 */
export const readEventFeed: SourceReader = async function* (files, options = {}) {
  for await (const file of files) {
    const text = await wholeText(file);
    if (text === null) {
      yield { unreadable: 'The file is larger than 64 MB.', where: file.name };
      continue;
    }
    const page = parseXml(text);
    if (page === null) {
      yield { unreadable: TOO_DEEP, where: file.name };
      continue;
    }
    const elements = DomUtils.getElementsByTagName(
      (name) => /^(?:item|entry)$/i.test(name),
      page,
      true,
    );
    const items = withPlacesInText(elements.map((item) => withPlainTitle(readItem(item))));
    if (items.length === 0) {
      yield { unreadable: 'The feed contains no item.', where: file.name, cause: 'empty' };
      continue;
    }
    const announced = areAnnounced(items, page) ? [items.map(withPublishedStart)] : [];
    yield* readPlannedRows([items, items.map(withDateInText), ...announced], {
      options,
      file: file.name,
      none: 'The items of the feed have no date of an event. Use the format articles for news.',
    });
  }
};

/** The prefix of a module of events. Those of others distinguish what has the same name. */
const MODULE = /^(?!(?:atom|content|dc|dcterms|media|itunes|slash|wfw|sy):)\w+:/;

function readItem(item: Element): Fields {
  const fields: Record<string, unknown> = {};
  for (const child of item.children) {
    if (!('name' in child) || !('attribs' in child)) continue;
    const { attribs } = child;
    const text = DomUtils.textContent(child).trim();
    const value = text === '' ? (attribs['href'] ?? attribs['url'] ?? '') : text;
    const name = lookUp(NAMES, child.name.toLowerCase()) ?? fieldName(child);
    if (value !== '') fields[name] ??= value;
  }
  return fields;
}

/** `<x:customfield name="Cost">` is a field that the publisher named. */
function fieldName({ name, attribs }: Element): string {
  const stated = /field$/i.test(name) ? attribs['name'] : undefined;
  if (stated === undefined) return name.replace(MODULE, '');
  const folded = foldText(stated);
  return TARGETS.find((target) => namesUnder(target).includes(folded)) ?? stated;
}

const NAMES: Readonly<Record<string, string>> = {
  ...{ guid: 'source_id', id: 'source_id', link: 'url', 'content:encoded': 'text' },
  ...{ 'ev:startdate': 'start_local', 'ev:enddate': 'end_local', 'ev:location': 'location' },
  ...{ 'xcal:dtstart': 'start_local', 'xcal:dtend': 'end_local', 'xcal:location': 'location' },
  ...{ 's:dtstart': 'start_local', 's:dtend': 'end_local', 'georss:point': 'position' },
  ...{ 'ev:organizer': 'organizer', 'ev:type': 'category', enclosure: 'image_url' },
};

/**
 * "5/18 6:30 PM [W] Rovers vs United": calendars of sports repeat the start in the title, and add
 * the result.
 */
function withPlainTitle(item: Fields): Fields {
  const [title, start] = [item['title'], item['start_local']];
  if (typeof title !== 'string' || typeof start !== 'string') return item;
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)/.exec(start) ?? [];
  const [prefix, statedMonth, statedDay] = DATED_TITLE.exec(title) ?? [];
  const isStart =
    Number(statedMonth) === Number(month) && Math.abs(Number(statedDay) - Number(day)) <= 1;
  return prefix === undefined || !isStart ? item : { ...item, title: title.slice(prefix.length) };
}

const DATED_TITLE =
  /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\s+(?:\d{1,2}(?::\d\d)?\s*[AP]\.?M\.?|TB[AD]|All Day)\s+(?:\[[A-Z]\]\s+)?(?=\S)/i;

/**
 * Items that are "published" after the feed was built, or at times that are none of RSS ("Fri 25/07
 * 18 h"), are events, and that is when they begin.
 */
function areAnnounced(items: readonly Fields[], page: XmlPage): boolean {
  const stated = items.filter((item) => published(item) !== undefined);
  const foreign = stated.filter((item) => isNaN(publishedAt(item)));
  if (foreign.length > 0 && foreign.length >= MIN_LATER * items.length) return true;
  const [built] = DomUtils.getElementsByTagName(
    (name) => name.toLowerCase() === 'lastbuilddate',
    page,
  );
  const builtAt = built === undefined ? NaN : Date.parse(DomUtils.textContent(built));
  const later = items.filter((item) => publishedAt(item) > builtAt + DAY_MS);
  return later.length > 0 && later.length >= MIN_LATER * items.length;
}

const DAY_MS = 86_400_000;
const MIN_LATER = 0.2;

const published = (item: Fields) => item['pubDate'] ?? item['pubdate'];
const publishedAt = (item: Fields) => Date.parse(String(published(item)));

function withPublishedStart(item: Fields): Fields {
  const stated = published(item);
  const isInstant = /(?:GMT|UTC|Z|[+-]\d{4})$/.test(String(stated)) && !isNaN(publishedAt(item));
  return {
    ...item,
    ...(isInstant
      ? { start_utc: new Date(publishedAt(item)).toISOString() }
      : { start_local: stated }),
  };
}

/** The day of an event is in the title ("12.05.2027: Lesung"), else in the text. */
function withDateInText(item: Fields): Fields {
  const title = typeof item['title'] === 'string' ? item['title'] : '';
  const inTitle = findDateIn(title);
  if (inTitle) return { ...item, title: inTitle.rest || title, start_local: inTitle.text };
  const texts = ['description', 'summary', 'text', 'content'].map((name) => item[name]);
  for (const text of texts) {
    const found = findDateIn(plainText(typeof text === 'string' ? text : '', MAX_TEXT) ?? '');
    if (found) return { ...item, start_local: found.text };
  }
  return item;
}
