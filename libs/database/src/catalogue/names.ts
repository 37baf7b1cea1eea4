import { createHash } from 'node:crypto';
import { foldText } from '@marquee/domain';

/** Returns the folded name, or the name itself if folding leaves nothing ("!!!" is a band). */
export const toNameKey = (name: string): string => foldText(name) || name;

/** Returns six characters that are the same for a key in every run. */
export const slugSuffix = (key: string): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 15)}`)
    .toString(36)
    .padStart(6, '0')
    .slice(-6);
