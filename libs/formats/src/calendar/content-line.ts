const MAX_OCTETS = 75;
// eslint-disable-next-line no-control-regex -- these are what RFC 5545 forbids in text
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Escapes a value of type TEXT (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

/** Writes a folded property line. `name` may include parameters; `value` must be escaped. */
export const contentLine = (name: string, value: string): string => fold(`${name}:${value}`);

/**
 * Breaks a line after at most 75 octets, never inside a character (RFC 5545, 3.1). The space of a
 * continuation line counts.
 */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return `${line}\r\n`;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
