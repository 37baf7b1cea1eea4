import { COLOURS } from '@marquee/pages';

type Colour = readonly [red: number, green: number, blue: number];
type Scheme = 'light' | 'dark';

const MIN_CONTRAST = 4.6; // WCAG AA requires 4.5
const STEP = 0.08;
/** Below this luminance, white text is more readable than black text. */
const DARK_LUMINANCE = 0.179;
const RAISED_PART = 0.06;
const LINE_PART = 0.18;
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const TEXTS = ['quiet', 'accent', 'alert', 'change'] as const;

/** CSS variables by name. */
export type Variables = Readonly<Record<string, string>>;

/**
 * Returns the accent for both themes, moved towards the text colour until it is readable on each
 * background.
 */
export function accentVariables(hex: string): Variables {
  const [light, dark] = [accentOn('light', parseHex(hex)), accentOn('dark', parseHex(hex))];
  return {
    '--accent': `light-dark(${toHex(light)},${toHex(dark)})`,
    '--on-accent': `light-dark(${textOn(light)},${textOn(dark)})`,
  };
}

const accentOn = (scheme: Scheme, colour: Colour) =>
  readable(colour, parseHex(COLOURS.paper[scheme]), parseHex(COLOURS.ink[scheme]));

/**
 * Returns every colour on this background. Texts are moved towards black or white until they are
 * readable.
 */
export function backgroundVariables(hex: string, accent: string | null): Variables {
  const background = parseHex(hex);
  const scheme: Scheme = luminance(background) < DARK_LUMINANCE ? 'dark' : 'light';
  const extreme = scheme === 'dark' ? WHITE : BLACK;
  const raised = raise(background, extreme);
  const text = (colour: string) =>
    readable(readable(parseHex(colour), raised, extreme), background, extreme);
  const colours = Object.fromEntries(
    TEXTS.map((name) => [`--${name}`, toHex(text(COLOURS[name][scheme]))]),
  );
  const shownAccent = text(accent ?? COLOURS.accent[scheme]);
  return {
    'color-scheme': scheme,
    '--paper': toHex(background),
    '--raised': toHex(raised),
    '--line': toHex(mix(background, extreme, LINE_PART)),
    '--ink': toHex(text(COLOURS.ink[scheme])),
    ...colours,
    '--accent': toHex(shownAccent),
    '--on-accent': textOn(shownAccent),
  };
}

/**
 * Returns the colours of a theme without a background. Browsers draw a frame opaque if its colour
 * scheme is not that of the page around it, which is light unless the page states another one.
 */
export function transparentVariables(theme: Scheme, accent: string | null): Variables {
  const names = Object.keys(COLOURS) as (keyof typeof COLOURS)[];
  const colours = Object.fromEntries(names.map((name) => [`--${name}`, COLOURS[name][theme]]));
  const shownAccent = accent === null ? null : accentOn(theme, parseHex(accent));
  return {
    'color-scheme': 'light',
    ...colours,
    ...(shownAccent && { '--accent': toHex(shownAccent), '--on-accent': textOn(shownAccent) }),
    '--paper': 'transparent',
  };
}

/** Returns a background that differs a little, on which black or white remains readable. */
function raise(background: Colour, extreme: Colour): Colour {
  const raised = mix(background, extreme, RAISED_PART);
  if (contrast(raised, extreme) >= MIN_CONTRAST) return raised;
  return mix(background, extreme === WHITE ? BLACK : WHITE, RAISED_PART);
}

function readable(colour: Colour, background: Colour, extreme: Colour): Colour {
  let shown = colour;
  for (let part = 0; contrast(shown, background) < MIN_CONTRAST && part <= 1; part += STEP)
    shown = mix(colour, extreme, part + STEP);
  return shown;
}

const textOn = (colour: Colour) => (contrast(colour, WHITE) >= MIN_CONTRAST ? '#fff' : '#000');

const mix = (from: Colour, to: Colour, part: number): Colour => [
  blend(from[0], to[0], part),
  blend(from[1], to[1], part),
  blend(from[2], to[2], part),
];
const blend = (from: number, to: number, part: number) =>
  Math.round(from + (to - from) * Math.min(1, part));

/** Returns the contrast ratio of WCAG 2. */
export function contrast(a: Colour, b: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Parses six hexadecimal digits, or three after a sign. */
export function parseHex(text: string): Colour {
  const digits = text.replace('#', '');
  const hex = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [channel(hex, 0), channel(hex, 2), channel(hex, 4)];
}
const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
const toHex = (colour: Colour) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
