// A passkey in software: it signs as the browser and the authenticator of an operator do.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

export interface Answering {
  challenge: string;
  origin: string;
  /** Host of the relying party. */
  host?: string;
  isVerified?: boolean;
  counter?: number;
  /** How the passkey is reached, as the browser states it. */
  transports?: unknown;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Creates a key pair on P-256, with functions that answer challenges with it. */
export function createSoftwarePasskey({ id = randomBytes(32) } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    { origin, host = new URL(origin).hostname, isVerified = true, ...options }: Answering,
    key?: Buffer,
  ): Buffer {
    counter = options.counter ?? counter + 1;
    const flags = USER_PRESENT + (isVerified ? USER_VERIFIED : 0) + (key ? HAS_KEY : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), head, ...(key ? [key] : [])]);
  }

  /** The answer to the options of a new passkey. */
  function create(options: Answering): string {
    // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, and {fmt, attStmt, authData}
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = toUint16(id.length);
    const data = authenticatorData(options, Buffer.concat([Buffer.alloc(16), length, id, key]));
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      toUint16(data.length),
      data,
    ]);
    const { transports } = options;
    const clientDataJSON = clientData('webauthn.create', options);
    return toJson(id, { clientDataJSON, attestationObject: attestation }, { transports });
  }

  /** The answer to the options of a sign-in. */
  function use(options: Answering): string {
    const data = authenticatorData(options);
    const client = clientData('webauthn.get', options);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return toJson(id, { clientDataJSON: client, authenticatorData: data, signature });
  }

  return { id: id.toString('base64url'), create, use };
}
export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

function toUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

const toJson = (id: Buffer, response: Record<string, Buffer>, more: object = {}): string =>
  JSON.stringify({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      ...Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
      ...more,
    },
  });
