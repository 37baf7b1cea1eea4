import { z } from 'zod';

// eslint-disable-next-line no-control-regex -- matches control characters other than tab and line breaks in order to reject them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Text of several lines: NFC, trimmed, 1 to `maxLength` characters. */
export const longText = (maxLength: number) =>
  z
    .string({ error: 'must be text' })
    .refine((value) => !CONTROL.test(value), { error: 'must not contain control characters' })
    .refine((value) => value.isWellFormed(), { error: 'must be well-formed Unicode' })
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(maxLength, { error: `must be at most ${String(maxLength)} characters` });
