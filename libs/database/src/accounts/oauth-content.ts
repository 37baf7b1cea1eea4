import { createHash } from 'node:crypto';
import { toBytes } from '../statements/bytes.ts';

/** A record of the OAuth library: JSON. */
export type OauthContent = Record<string, unknown>;

/** Replaces the id in stored records. */
const OWN_ID = '$id';

/** The key of a record. Its id is a token, so only the SHA-256 is stored. */
export const hashOf = (id: string): Uint8Array<ArrayBuffer> =>
  toBytes(createHash('sha256').update(id).digest());

/**
 * Returns the content to store. The id is also part of other values, such as the address at which a
 * person returns. Other values can contain any text, so `$` is doubled.
 */
export const withoutId = (content: OauthContent, id: string): object =>
  JSON.parse(
    JSON.stringify(content)
      .split(id)
      .map((part) => part.replaceAll('$', '$$$$'))
      .join(OWN_ID),
  ) as object;

/** Returns the content that was stored, with the id. */
export const withId = (content: unknown, id: string): OauthContent =>
  JSON.parse(
    JSON.stringify(content).replace(/\$(?:\$|id)/g, (mark) => (mark === OWN_ID ? id : '$')),
  ) as OauthContent;
