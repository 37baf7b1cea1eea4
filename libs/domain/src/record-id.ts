import { v7, validate } from 'uuid';

/** A new UUIDv7: time-ordered, so that it indexes well. */
export const newId = (): string => v7();

/** Whether a text is a record's id rather than a slug. No slug of ours parses as a UUID. */
export const isId = (text: string): boolean => validate(text);
