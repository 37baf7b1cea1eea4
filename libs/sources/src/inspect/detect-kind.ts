import { isWorkbook } from '../unpack.ts';

/** What a file is, by its first bytes. */
export type FileKind =
  'json' | 'csv' | 'xlsx' | 'ics' | 'html' | 'rss' | 'xml' | 'yaml' | 'jsonld' | 'sqlite' | 'empty';

const HTML =
  /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body|table|div|section|article|main|ul|ol|script|meta|p\b|h\d)/i;
const FEED = /<(?:rss|rdf:RDF|feed|channel)\b/i;
const YAML =
  /^(?:%YAML|---\s*(?:\n|$)|- +\S|[\w$ -]{1,60}:\s*(?:\n|\S.*\n\s*(?:[\w$ -]{1,60}:|-)))/u;
const COMMENTS = /^(?:[^\S\n]*(?:#[^\n]*)?\n)+/;
const SCHEMA = /"@context"|"@type"\s*:\s*"(?:https?:\/\/schema\.org\/)?\w*(?:Event|Festival)"/;

/** Detects the kind of a file. Only the content counts: addresses often end in `.php`. */
export function detectKind(head: Buffer): FileKind {
  if (isWorkbook(head)) return 'xlsx';
  if (head.toString('latin1', 0, 15) === 'SQLite format 3') return 'sqlite';
  const text = toText(head)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text === '') return 'empty';
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'ics';
  if (text.startsWith('<')) return detectMarkup(text);
  if (/^(?:[[{]|\/[/*])/.test(text)) return SCHEMA.test(text) ? 'jsonld' : 'json';
  const body = text.replace(COMMENTS, '');
  const [first = ''] = body.split('\n', 1);
  const isTable = /[,;\t|]/.test(first) && !/^(?:---|- |[\w ]+:\s)/.test(first);
  return !isTable && YAML.test(body) ? 'yaml' : 'csv';
}

function detectMarkup(text: string): FileKind {
  if (HTML.test(text)) return 'html';
  if (FEED.test(text)) return 'rss';
  return /^<\?xml\b/i.test(text) && !/<(?:!doctype html|html)\b/i.test(text) ? 'xml' : 'html';
}

const toText = (head: Buffer): string => {
  const mark = head.toString('hex', 0, 2);
  if (mark === 'fffe') return head.toString('utf16le');
  return head.toString();
};
