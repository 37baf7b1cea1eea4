const HEAD_BYTES = 4_096;
const DECLARATIONS = [
  /^\s*<\?xml[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w:-]{1,40})["']/i,
  /<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:-]{1,40})/i,
  /^[\w-]{1,40}[^:\r\n]{0,100};CHARSET="?([\w:-]{1,40})"?[:;]/im,
];

/**
 * Returns the encoding that a text declares itself: in its XML declaration, in a meta element, or
 * in a parameter of a calendar.
 */
export function declaredEncoding(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  return (
    DECLARATIONS.map((declaration) => declaration.exec(head)?.[1]).find(
      (label) => label !== undefined,
    ) ?? null
  );
}

/** Returns the charset of a Content-Type header. */
export const charsetIn = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*["']?([\w:-]{1,40})/i.exec(contentType ?? '')?.[1] ?? null;

/** Returns the WHATWG name of an encoding, or null if there is none of that label. */
export function encodingName(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

export const isEncoding = (label: string): boolean => encodingName(label) !== null;
