export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/**
 * Recognises an image by its first bytes, whatever its server states. Returns null for anything
 * else, such as SVG or HTML.
 */
export function imageType(bytes: Buffer): ImageType | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]/.test(ascii(bytes, 8, 12))) return 'avif';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  return null;
}
