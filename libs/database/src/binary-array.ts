// PostgreSQL's binary format of arrays (src/backend/utils/adt/arrayfuncs.c, array_recv): nothing is quoted here and nothing parsed there.
import type { Tsvector } from './search/tsvector.ts';

export type Cell = string | number | boolean | Date | Tsvector | null | undefined;

interface ElementType {
  oid: number;
  /** Puts a cell at the end of what is written. */
  write: (cell: never) => void;
}

const INITIAL_BYTES = 2 ** 20;
const HEADER_BYTES = 20;
const MOST_BYTES_A_UNIT = 3; // of UTF-8 for one unit of UTF-16

// One for all: an array is written at a stretch, and copied out at its end.
let bytes = Buffer.allocUnsafe(INITIAL_BYTES);
let end = 0;

/** An array of a type of TYPES, to be sent as a parameter. Its cells are as the type says. */
export function binaryArray(type: keyof typeof TYPES, cells: readonly Cell[]): Buffer {
  const { oid, write } = TYPES[type] as ElementType;
  end = 0;
  reserve(HEADER_BYTES);
  putInt32(cells.length === 0 ? 0 : 1); // dimensions
  putInt32(1); // may hold nulls
  putInt32(oid);
  if (cells.length > 0) {
    putInt32(cells.length);
    putInt32(1); // the first one's index
  }
  for (const cell of cells) {
    reserve(4);
    const at = end;
    putInt32(-1); // null
    if (cell === null || cell === undefined) continue;
    write(cell as never);
    bytes.writeInt32BE(end - at - 4, at);
  }
  return Buffer.from(bytes.subarray(0, end));
}

export const isBinaryType = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type);

const TYPES = {
  boolean: {
    oid: 16,
    write: (cell: boolean) => {
      putByte(cell ? 1 : 0);
    },
  },
  bytea: { oid: 17, write: putHex }, // cells are hexadecimal
  smallint: { oid: 21, write: putInt16 },
  int: { oid: 23, write: putInt32 },
  text: { oid: 25, write: putText },
  json: { oid: 114, write: putText }, // cells are JSON already
  real: {
    oid: 700,
    write: (cell: number) => {
      reserve(4);
      end = bytes.writeFloatBE(cell, end);
    },
  },
  float8: {
    oid: 701,
    write: (cell: number) => {
      reserve(8);
      end = bytes.writeDoubleBE(cell, end);
    },
  },
  timestamptz: {
    oid: 1184,
    write: (cell: Date) => {
      reserve(8);
      end = bytes.writeBigInt64BE((BigInt(cell.getTime()) - EPOCH_MS) * 1000n, end);
    },
  },
  uuid: { oid: 2950, write: putUuid },
  tsvector: { oid: 3614, write: putTsvector },
} as const;

// 2000-01-01, from which PostgreSQL counts microseconds.
const EPOCH_MS = 946_684_800_000n;

function reserve(more: number): void {
  if (end + more <= bytes.length) return;
  const larger = Buffer.allocUnsafe(2 * (end + more));
  bytes.copy(larger, 0, 0, end);
  bytes = larger;
}

function putByte(value: number): void {
  reserve(1);
  bytes[end++] = value;
}

function putInt16(value: number): void {
  reserve(2);
  end = bytes.writeInt16BE(value, end);
}

function putInt32(value: number): void {
  reserve(4);
  end = bytes.writeInt32BE(value, end);
}

const SHORT = 32;

function putText(text: string): void {
  reserve(text.length * MOST_BYTES_A_UNIT);
  if (text.length > SHORT || !putAscii(text)) end += bytes.write(text, end);
}

/** A call into Node for each short text would cost more than the text. False where it is not ASCII: nothing is put then. */
function putAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) return false;
    bytes[end + index] = unit;
  }
  end += text.length;
  return true;
}

function putHex(hex: string): void {
  reserve(hex.length / 2);
  end += bytes.write(hex, end, 'hex');
}

const UUID_BYTES = 16;
const UUID_LENGTH = 36;
const DASH = 0x2d;
// The worth of each hexadecimal digit by its code; 255 for what is none.
const DIGITS = new Uint8Array(128).fill(255);
for (let worth = 0; worth < 16; worth++)
  for (const digit of [worth.toString(16), worth.toString(16).toUpperCase()]) DIGITS[digit.charCodeAt(0)] = worth;

function putUuid(uuid: string): void {
  reserve(UUID_BYTES);
  const begin = end;
  for (let index = 0; index < uuid.length; index++) {
    const code = uuid.charCodeAt(index);
    if (code === DASH) continue;
    const high = DIGITS[code] ?? 255;
    const low = DIGITS[uuid.charCodeAt(++index)] ?? 255;
    if (high > 15 || low > 15) break;
    bytes[end++] = (high << 4) | low;
  }
  if (uuid.length !== UUID_LENGTH || end - begin !== UUID_BYTES) throw new TypeError(`"${uuid}" is no UUID.`);
}

/** tsvector_recv sorts them itself. */
function putTsvector(lexemes: Tsvector): void {
  putInt32(lexemes.size);
  for (const [lexeme, positions] of lexemes) {
    putText(lexeme);
    putByte(0);
    putInt16(positions.length);
    reserve(2 * positions.length);
    for (const position of positions) end = bytes.writeUInt16BE(position, end);
  }
}
