import { isTimeZone } from '@marquee/domain';
import { z } from 'zod';

export const THEMES = ['dark', 'light', 'auto'] as const;

/** The appearance of a widget. Invalid values fall back to the default, because pages that embed us must not break. */
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
