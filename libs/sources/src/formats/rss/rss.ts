import { DomUtils, parseDocument } from 'htmlparser2';
import { plainText } from '../../normalise/text.ts';
import type { SourceReader } from '../../raw-event.ts';
import { lookupTable } from '../../reading/lookup-table.ts';
import type { Fields } from '../../reading/record.ts';
import { wholeText } from '../../reading/whole-text.ts';
import { findDateIn } from '../../tables/find-date.ts';
import { readPlannedRows } from '../../tables/planned-rows.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const MAX_TEXT = 20_000;

/** RSS and Atom whose items are events: with the dates of an event module (ev, xcal, …), or a date in the title or the text. */
export const readEventFeed: SourceReader = async function* (files, options = {}) {
  for await (const file of files) {
    const text = await wholeText(file);
    if (text === null) {
      yield { unreadable: 'The file is larger than 64 MB.', where: file.name };
      continue;
    }
    const page = parseDocument(text, { xmlMode: true });
    const items = DomUtils.getElementsByTagName(
      (name) => /^(?:item|entry)$/i.test(name),
      page,
      true,
    ).map(readItem);
    if (items.length === 0) {
      yield { unreadable: 'The feed contains no item.', where: file.name, cause: 'empty' };
      continue;
    }
    yield* readPlannedRows([items, items.map(withDateInText)], {
      options,
      file: file.name,
      none: 'The items of the feed have no date of an event. Use the format articles for news.',
    });
  }
};

function readItem(item: Element): Fields {
  const fields: Record<string, unknown> = {};
  for (const child of item.children) {
    if (!('name' in child) || !('attribs' in child)) continue;
    const { attribs } = child;
    const text = DomUtils.textContent(child).trim();
    const value = text === '' ? (attribs['href'] ?? attribs['url'] ?? '') : text;
    const name = NAMES[child.name.toLowerCase()] ?? child.name;
    if (value !== '') fields[name] ??= value;
  }
  return fields;
}

const NAMES: Readonly<Record<string, string>> = lookupTable({
  ...{ guid: 'source_id', id: 'source_id', link: 'url', 'content:encoded': 'text' },
  ...{ 'ev:startdate': 'start_local', 'ev:enddate': 'end_local', 'ev:location': 'location' },
  ...{ 'xcal:dtstart': 'start_local', 'xcal:dtend': 'end_local', 'xcal:location': 'location' },
  ...{ 's:dtstart': 'start_local', 's:dtend': 'end_local', 'georss:point': 'position' },
  ...{ 'ev:organizer': 'organizer', 'ev:type': 'category', enclosure: 'image_url' },
});

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
