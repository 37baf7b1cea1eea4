import { DomUtils } from 'htmlparser2';
import { readDocument } from '../../json/read-document.ts';
import type { SourceReader } from '../../raw-event.ts';
import { parseXml, TOO_DEEP, type XmlPage } from '../../reading/parse-xml.ts';
import { isFields, type Fields } from '../../reading/record.ts';
import { wholeText } from '../../reading/whole-text.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const MAX_DEPTH = 20;
const MAX_TEXT_LENGTH = 20_000_000;
/** Attributes that state namespaces and the schema. */
const OF_DOCUMENT = /^xmlns(?::|$)|^xsi:/;

/** XML with a list of events at any depth, read like JSON: elements and attributes are members. */
export const readXml: SourceReader = async function* (files, options = {}) {
  for await (const file of files) {
    const text = await wholeText(file);
    if (text === null || text.length > MAX_TEXT_LENGTH) {
      yield { unreadable: 'The file is larger than 20 MB.', where: file.name };
      continue;
    }
    const page = parseXml(text);
    if (page === null) {
      yield { unreadable: TOO_DEEP, where: file.name };
      continue;
    }
    yield* readDocument(withList(toMembers(page)), { options, file: file.name });
  }
};

/** A list of one element does not look like one: the innermost element that is alone. */
function withList(document: Fields): unknown {
  let node = document;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const [only, ...others] = Object.values(node);
    if (others.length > 0 || !isFields(only)) break;
    node = only;
  }
  const isRecord = node !== document && !Object.values(node).some(Array.isArray);
  return isRecord ? [node] : document;
}

/** Repeated elements are a list. The prefix of a namespace is no part of a name. */
function toMembers(node: XmlPage | Element, depth = 0): Fields {
  // A map, because names of elements can be those of every object ("constructor").
  const members = new Map<string, unknown>(
    'attribs' in node
      ? Object.entries(node.attribs).filter(([name]) => !OF_DOCUMENT.test(name))
      : undefined,
  );
  const repeated = new Map<string, unknown[]>();
  for (const child of depth > MAX_DEPTH ? [] : node.children) {
    if (!('attribs' in child)) continue;
    const name = child.name.replace(/^\w+:/, '');
    const value = toValue(child, depth + 1);
    const values = repeated.get(name);
    if (values) values.push(value);
    else if (members.has(name)) repeated.set(name, [members.get(name), value]);
    else members.set(name, value);
  }
  return Object.fromEntries([...members, ...repeated]);
}

/** `<name lang="en">Owls</name>` is the text: its attributes describe it. */
function toValue(element: Element, depth: number): unknown {
  const isText = !element.children.some((child) => 'attribs' in child);
  const text = isText ? DomUtils.textContent(element).trim() : '';
  return isText && (text !== '' || Object.keys(element.attribs).length === 0)
    ? text
    : toMembers(element, depth);
}
