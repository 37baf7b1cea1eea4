import { isTimeZone } from '@marquee/domain';
import { z } from 'zod';

export const THEMES = ['dark', 'light', 'auto'] as const;
const MAX_RADIUS_PX = 32;
const MAX_TEXT_LENGTH = 80;

const hex = z
  .string()
  .transform((text) => text.replace(/^#/, '').toLowerCase())
  .pipe(z.string().regex(/^[0-9a-f]{6}$/));
const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null);
const tag = () => orNone(z.string().regex(/^[\w.~-]{1,60}$/));

/** The parameters of a site owner that mark the links to tickets. */
export const TRACKING_PARAMS = ['ref', 'utm_source', 'utm_medium', 'utm_campaign'] as const;

/**
 * The appearance of a widget, and what its site adds to each page of it. Invalid values fall back
 * to the default, because pages that embed us must not break.
 */
export const Appearance = z.object({
  theme: z.enum(THEMES).catch('dark'),
  /** Six hexadecimal digits, for buttons and links. */
  accent: orNone(hex),
  /** Six hexadecimal digits, or `transparent`. The other colours adjust to it. */
  background: orNone(z.literal('transparent').or(hex)),
  /** Pixels of the corners. */
  radius: orNone(
    z
      .string()
      .regex(/^\d{1,2}$/)
      .refine((text) => Number(text) <= MAX_RADIUS_PX),
  ),
  /** Names of installed fonts, by preference. */
  font: orNone(z.string().regex(/^[\p{L}\d][\p{L}\d ,_-]{0,99}$/u)),
  /** `off`: no pictures and flyers. */
  images: orNone(z.enum(['off', '0', 'false']).transform(() => 'off' as const)),
  /** The text of the last line; `none` for no line. */
  credit: orNone(z.string().trim().min(1).max(MAX_TEXT_LENGTH)),
  locale: z.string().max(35).optional().catch(undefined),
  tz: orNone(z.string().refine((zone) => isTimeZone(zone))),
  ref: tag(),
  utm_source: tag(),
  utm_medium: tag(),
  utm_campaign: tag(),
});
export type Appearance = z.output<typeof Appearance>;
export const APPEARANCE_PARAMS = Object.keys(Appearance.shape);

export const LAYOUTS = ['list', 'cards', 'compact', 'calendar', 'map'] as const;

const isOn = z
  .enum(['1', 'true', 'on'])
  .transform(() => true)
  .catch(false);

/** What one widget shows, in contrast to the appearance, which its links retain. */
export const Display = z.object({
  layout: z.enum(LAYOUTS).catch('list'),
  /** Replaces the heading; `none` for no heading. */
  title: orNone(z.string().trim().min(1).max(MAX_TEXT_LENGTH)),
  /** A form that searches and filters the list. */
  search: isOn,
  /** Past events instead of upcoming ones, the latest first. */
  past: isOn,
});
export type Display = z.output<typeof Display>;
export const DISPLAY_PARAMS = Object.keys(Display.shape);
