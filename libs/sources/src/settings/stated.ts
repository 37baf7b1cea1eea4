import { z } from 'zod';

/** A text that `parse` accepts, as `parse` returns it. */
export const stated = <Value>(parse: (text: string) => Value | null, message: string) =>
  z.string().transform((text, context): Value => {
    const value = parse(text.trim());
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: `${message}, not "${text}"` });
    return z.NEVER;
  });
