import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts stored texts for one purpose. The id of the record is authenticated, so a ciphertext is valid for one record only. */
export function createPayloadCipher(
  hashSecret: string,
  purpose: 'seal' | 'webhook secret' = 'seal',
) {
  const key = deriveKey(hashSecret, purpose);

  /** Returns nonce, tag and ciphertext, concatenated. */
  function encrypt(text: string, recordId: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(recordId),
    );
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** Throws if the bytes were modified, belong to another record, or were encrypted with another secret. */
  function decrypt(bytes: Buffer, recordId: string): string {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(recordId)).setAuthTag(tag);
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  }

  return { encrypt, decrypt };
}

/** Encrypts the secrets of webhooks. The id is that of the webhook. */
export const createSecretCipher = (hashSecret: string) =>
  createPayloadCipher(hashSecret, 'webhook secret');
export type SecretCipher = ReturnType<typeof createSecretCipher>;
