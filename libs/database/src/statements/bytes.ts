/** Bytes as Prisma accepts them. */
export const toBytes = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

export const fromHex = (hex: string): Uint8Array<ArrayBuffer> => Buffer.from(hex, 'hex');
