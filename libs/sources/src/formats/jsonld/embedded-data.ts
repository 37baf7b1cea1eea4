import { MicrodataRdfParser } from 'microdata-rdf-streaming-parser';
import { RdfaParser } from 'rdfa-streaming-parser';
import type { Fields } from '../../reading/record.ts';

const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const MAX_PAGE_LENGTH = 5_000_000;
const MICRODATA =
  /\bitemtype\s{0,9}=\s{0,9}["']?\s{0,9}https?:\/\/schema\.org\/\w*(?:Event|Festival)/i;
const RDFA = /\btypeof\s{0,9}=\s{0,9}["']?[^"'>]{0,100}(?:Event|Festival)/i;

interface Quad {
  subject: { termType: string; value: string };
  predicate: { value: string };
  object: { termType: string; value: string };
}

/**
 * Returns the objects of the microdata and RDFa of a page as JSON-LD objects, which refer to each
 * other by `@id`.
 */
export async function embeddedNodes(page: string, baseIri: string): Promise<Fields[]> {
  if (page.length > MAX_PAGE_LENGTH) return [];
  const options = { baseIRI: baseIri, contentType: 'text/html' };
  const microdata = MICRODATA.test(page)
    ? await readQuads(new MicrodataRdfParser(options), page)
    : [];
  const rdfa = RDFA.test(page) ? await readQuads(new RdfaParser(options), page) : [];
  return toNodes([...microdata, ...rdfa]);
}

async function readQuads(transform: object, page: string): Promise<Quad[]> {
  const quads: Quad[] = [];
  // a Transform of readable-stream, which has no types
  const parser = transform as NodeJS.ReadWriteStream;
  parser.end(page);
  try {
    for await (const quad of parser as AsyncIterable<unknown>) quads.push(quad as Quad);
  } catch {
    return quads; // what precedes invalid markup is usable
  }
  return quads;
}

function toNodes(quads: Quad[]): Fields[] {
  const nodes = new Map<string, Record<string, unknown[]>>();
  for (const { subject, predicate, object } of quads) {
    const node = nodes.get(toId(subject)) ?? {};
    nodes.set(toId(subject), node);
    const key = predicate.value === TYPE ? '@type' : predicate.value;
    const isReference =
      object.termType === 'BlankNode' || (object.termType === 'NamedNode' && key !== '@type');
    (node[key] ??= []).push(isReference ? { '@id': toId(object) } : object.value);
  }
  return [...nodes].map(([id, node]) => ({ '@id': id, ...node }));
}

const toId = ({ termType, value }: Quad['subject']) =>
  termType === 'BlankNode' ? `_:${value}` : value;
