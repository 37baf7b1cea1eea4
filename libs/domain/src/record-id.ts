import { v7, validate } from 'uuid';

/** Returns a new UUIDv7. It is time-ordered, which suits B-tree indexes. */
export const newId = (): string => v7();

/** Returns whether a text is a record id and not a slug. No slug parses as a UUID. */
export const isId = (text: string): boolean => validate(text);
