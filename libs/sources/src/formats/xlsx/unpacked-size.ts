const END_RECORD = 0x06054b50;
const FILE_RECORD = 0x02014b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 65_535;
const FILE_LENGTH = 46;
// Pictures are compressed already. Any file can be a sheet, whatever its name, but XML always
// shrinks more than this.
const PICTURE_RATIO = 1.2;

/**
 * Returns the size of the files of a zip archive without pictures as its directory states it, or
 * null if the archive is damaged or states none. The reader unpacks no file to more than its stated
 * size.
 */
export function unpackedTextSize(archive: Buffer): number | null {
  const end = findEndRecord(archive);
  if (end === null) return null;
  const files = archive.readUInt16LE(end + 10);
  let size = 0;
  let at = archive.readUInt32LE(end + 16);
  for (let file = 0; file < files; file++) {
    if (at + FILE_LENGTH > archive.length || archive.readUInt32LE(at) !== FILE_RECORD) return null;
    const [packed, unpacked] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const isXml = /\.(?:xml|rels)$/i.test(
      archive.toString('latin1', at + FILE_LENGTH, at + FILE_LENGTH + (name ?? 0)),
    );
    if (unpacked === 0 && packed > 2) return null;
    if (isXml || unpacked > PICTURE_RATIO * packed) size += unpacked;
    at += FILE_LENGTH + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return size;
}

/** The record is the last one, before a comment. */
function findEndRecord(archive: Buffer): number | null {
  const first = Math.max(0, archive.length - END_LENGTH - MAX_COMMENT_LENGTH);
  for (let at = archive.length - END_LENGTH; at >= first; at--)
    if (archive.readUInt32LE(at) === END_RECORD) return at;
  return null;
}
