const [LINE_FEED, RETURN, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09];

const isBreak = (byte: number | undefined) => byte === LINE_FEED || byte === RETURN;
const isUtf16 = ([first]: Buffer) => first === 0xff || first === 0xfe;

/**
 * Joins folded lines in place and returns the shorter buffer. It unfolds bytes, not text: lines can
 * be folded in the middle of a character.
 */
export function unfoldBytes(bytes: Buffer): Buffer {
  if (isUtf16(bytes)) return bytes;
  let length = 0;
  for (let from = 0; from < bytes.length;) {
    let next = from;
    while (next < bytes.length && !isBreak(bytes[next])) next++;
    const lineEnd = next;
    while (isBreak(bytes[next])) next++;
    const isFolded = next > lineEnd && (bytes[next] === SPACE || bytes[next] === TAB);
    const end = isFolded ? lineEnd : next;
    bytes.copyWithin(length, from, end);
    length += end - from;
    from = isFolded ? next + 1 : next;
  }
  return bytes.subarray(0, length);
}
