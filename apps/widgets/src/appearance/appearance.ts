import { isTimeZone } from '@marquee/domain';
import { z } from 'zod';

export const THEMES = ['dark', 'light', 'auto'] as const;

/** How a widget is to look. What cannot be read is left at its default: pages that embed us are old, and must not break. */
export const Appearance = z.object({
  theme: z.enum(THEMES).catch('dark'),
  /** Six hexadecimal digits, for buttons and links. */
  accent: z
    .string()
    .transform((text) => text.replace(/^#/, '').toLowerCase())
    .pipe(z.string().regex(/^[0-9a-f]{6}$/))
    .nullable()
    .catch(null),
  locale: z.string().max(35).optional().catch(undefined),
  tz: z
    .string()
    .refine((zone) => isTimeZone(zone))
    .nullable()
    .catch(null),
});
export type Appearance = z.output<typeof Appearance>;
export const APPEARANCE_PARAMS = Object.keys(Appearance.shape);
