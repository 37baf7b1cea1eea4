import { createHash } from 'node:crypto';
import { foldText } from '@marquee/domain';

/** The folded name, or the name itself where nothing is left of it ("!!!" is a band). */
export const nameKeyOf = (name: string): string => foldText(name) || name;

/** Six letters and digits that stand for a key, the same in every run. */
export const slugSuffix = (key: string): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 15)}`)
    .toString(36)
    .padStart(6, '0')
    .slice(-6);
