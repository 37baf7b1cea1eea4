import { DomHandler, Parser } from 'htmlparser2';

const MAX_DEPTH = 100;

export type XmlPage = DomHandler['root'];

class TooDeepError extends Error {}

class BoundedHandler extends DomHandler {
  override onopentag(name: string, attribs: Record<string, string>): void {
    if (this.tagStack.length > MAX_DEPTH) throw new TooDeepError();
    super.onopentag(name, attribs);
  }
}

/**
 * Parses XML. Returns null if its elements are nested more deeply than those of any feed: the time
 * that the parser needs grows with the depth.
 */
export function parseXml(text: string): XmlPage | null {
  const handler = new BoundedHandler();
  try {
    new Parser(handler, { xmlMode: true }).end(text);
  } catch (error) {
    if (error instanceof TooDeepError) return null;
    throw error;
  }
  return handler.root;
}

export const TOO_DEEP = 'The elements of the file are nested too deeply.';
