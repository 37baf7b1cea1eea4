import { peek } from '../peek.ts';
import type { NotingReader, SourceFile } from '../raw-event.ts';

const HEAD_BYTES = 4_096;
const MAX_LENGTH = 200;
const MAX_NAMES = 8;

// Members of the object around a list, before the list.
const MEMBER =
  /^[\s,{]*"?(?:title|name|label|site|organi[sz](?:ation|er)|publisher|city|town|location|venue|place|description|titre|titel|título|titulo|nombre|nome|ort|ciudad|ville|cidade|città|stad|miasto|город|название)"?\s*:\s*["']?([^"'\n]{2,200})/gimu;
const CALENDAR = /^X-WR-CAL(?:NAME|DESC)(?:;[^:\n]*)?:(.+)$/gim;
const MARKUP =
  /<title[^<>]*>(?:<!\[CDATA\[)?([^<\]]+)|property="og:(?:site_name|locality)"\s+content="([^"]+)"|<h1[^<>]*>([^<]+)/gi;
const COMMENT = /^#+\s*(.{3,120})$/gm;

/**
 * Adds to the records what names their list as a whole: the title of the feed or page, the texts
 * around the list, and the name of the file. They can state the town that the records leave out.
 */
export const withListNames = (read: NotingReader): NotingReader =>
  async function* (files, options = {}) {
    let names: string[] = [];
    async function* watch(): AsyncGenerator<SourceFile> {
      for await (const file of files) {
        const { head, content } = await peek(file.content, HEAD_BYTES);
        names = listNames(head.toString('utf8', 0, HEAD_BYTES), file);
        yield { ...file, content };
      }
    }
    for await (const record of read(watch(), options)) {
      if ('title' in record && names.length > 0) record.list_names = names;
      yield record;
    }
  };

/** Returns the texts in the head of a file that name its list, and the words of its path. */
export function listNames(
  head: string,
  { name, address }: Pick<SourceFile, 'name' | 'address'>,
): string[] {
  const found = /^\s*(?:<|\ufeff<)/.test(head)
    ? texts(beforeItems(head, /<(?:item|entry|table|tr|article)\b/i), MARKUP)
    : head.includes('BEGIN:VCALENDAR')
      ? texts(head, CALENDAR)
      : [
          ...texts(beforeItems(head, /\[|^\s*-\s/m), MEMBER),
          ...texts(beforeItems(head, /^[^#\s]/m), COMMENT),
        ];
  return [...new Set([...found, ...pathNames(name), ...addressNames(address)])].slice(0, MAX_NAMES);
}

const beforeItems = (head: string, item: RegExp): string =>
  head.slice(0, item.exec(head)?.index ?? head.length);

const texts = (head: string, pattern: RegExp): string[] =>
  [...head.matchAll(pattern)].flatMap(([, ...groups]) => {
    const text = groups.join('').trim();
    return text === '' || /^https?:/.test(text) ? [] : [text.slice(0, MAX_LENGTH)];
  });

/** "cities/new-york.json" → "Cities", "New York" */
const pathNames = (path: string): string[] =>
  path
    .replace(/(?:\.[a-z\d]{1,7})+$/i, '')
    .split('/')
    .slice(-3)
    .map(toWords)
    .filter((words) => words !== '')
    .reverse();

function addressNames(address: string | undefined): string[] {
  const url = address === undefined ? null : URL.parse(address);
  if (url === null) return [];
  const labels = url.hostname.split('.').slice(0, -1);
  return [...pathNames(decodePath(url.pathname)), ...labels.map(toWords)];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const toWords = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join(' ');
