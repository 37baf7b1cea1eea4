import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { checkValue } from '@marquee/database';
import { deriveKey, type Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 2;

interface CipherKey {
  id: Buffer;
  key: Buffer;
}

/**
 * Encrypts stored texts for one purpose. The id of the record is authenticated, so a ciphertext is
 * valid for one record only. Its first two bytes are the id of the key. They are part of the nonce,
 * so that the release before can decrypt it.
 */
export function createPayloadCipher(secrets: Secrets, purpose: 'seal' | 'webhook secret' = 'seal') {
  const keys = secrets.map((secret) => ({
    id: checkValue(secret).subarray(0, KEY_ID_BYTES),
    key: deriveKey(secret, purpose),
  }));
  const [current] = keys as [CipherKey, ...CipherKey[]]; // there is at least one secret

  /** Returns nonce, tag and ciphertext, concatenated. */
  function encrypt(text: string, recordId: string): Buffer {
    const nonce = Buffer.concat([current.id, randomBytes(NONCE_BYTES - KEY_ID_BYTES)]);
    const cipher = createCipheriv(CIPHER, current.key, nonce, {
      authTagLength: TAG_BYTES,
    }).setAAD(Buffer.from(recordId));
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  }

  /**
   * Throws if the bytes were modified, belong to another record, or were encrypted with an unknown
   * secret.
   */
  function decrypt(bytes: Buffer, recordId: string): string {
    return decryptWith(inOrder(bytes), bytes, recordId).text;
  }

  /** Returns the bytes encrypted with the first secret, or null if they are already. */
  function reencrypt(bytes: Buffer, recordId: string): Buffer | null {
    const { text, used } = decryptWith(inOrder(bytes), bytes, recordId);
    return used === current ? null : encrypt(text, recordId);
  }

  /** Ciphertexts of earlier releases have no id, so each key is tried. */
  const inOrder = (bytes: Buffer) =>
    keys.toSorted((a, b) => Number(isNamed(b, bytes)) - Number(isNamed(a, bytes)));

  return { encrypt, decrypt, reencrypt };
}

const isNamed = ({ id }: CipherKey, bytes: Buffer) => bytes.subarray(0, KEY_ID_BYTES).equals(id);

function decryptWith(
  keys: CipherKey[],
  bytes: Buffer,
  recordId: string,
): { text: string; used: CipherKey | undefined } {
  const [used, ...others] = keys;
  try {
    return { text: decryptOne(used?.key ?? Buffer.alloc(0), bytes, recordId), used };
  } catch (error) {
    if (others.length === 0) throw error;
    return decryptWith(others, bytes, recordId);
  }
}

function decryptOne(key: Buffer, bytes: Buffer, recordId: string): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(recordId)).setAuthTag(tag);
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
  return text + decipher.final('utf8');
}

/** Encrypts the secrets of webhooks. The id is that of the webhook. */
export const createSecretCipher = (secrets: Secrets) =>
  createPayloadCipher(secrets, 'webhook secret');
export type SecretCipher = ReturnType<typeof createSecretCipher>;

/** Whether an error is that of the cipher for bytes that none of its secrets encrypted. */
export const isUndecryptable = (error: unknown): boolean =>
  error instanceof Error && /unable to authenticate data/i.test(error.message);
