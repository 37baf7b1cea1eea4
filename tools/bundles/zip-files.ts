import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  name: string;
  content: Buffer;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
// Midnight of 1 January 1980: the same files make the same archive.
const DATE = 0x0021;

/** Returns a ZIP archive of files. */
export function zipFiles(files: ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const fields = fileFields(content, packed, path);
    const local = Buffer.concat([toBytes(LOCAL_HEADER, 4), fields, path, packed]);
    const made = toBytes(VERSION, 2);
    // Comment, disk, attributes: empty.
    const tail = Buffer.concat([Buffer.alloc(10), toBytes(offset, 4)]);
    entries.push(Buffer.concat([toBytes(CENTRAL_HEADER, 4), made, fields, tail, path]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(entries);
  const counts = [toBytes(files.length, 2), toBytes(files.length, 2)];
  const places = [toBytes(central.length, 4), toBytes(offset, 4), Buffer.alloc(2)];
  return Buffer.concat([
    ...locals,
    central,
    toBytes(END, 4),
    Buffer.alloc(4),
    ...counts,
    ...places,
  ]);
}

/** The fields that both headers of a file have: version to the length of the extra field. */
const fileFields = (content: Buffer, packed: Buffer, path: Buffer): Buffer =>
  Buffer.concat([
    toBytes(VERSION, 2),
    toBytes(UTF8_NAMES, 2),
    toBytes(DEFLATED, 2),
    toBytes(0, 2),
    toBytes(DATE, 2),
    toBytes(crc32(content), 4),
    toBytes(packed.length, 4),
    toBytes(content.length, 4),
    toBytes(path.length, 2),
    toBytes(0, 2),
  ]);

function toBytes(value: number, size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
}
