import { COLOURS } from '@marquee/ui';

type Colour = readonly [red: number, green: number, blue: number];

const MIN_CONTRAST = 4.6; // WCAG AA requires 4.5
const STEP = 0.08;

/** Returns a style sheet that sets the accent, moved towards the text colour until it is readable on each background. */
export function accentSheet(hex: string): string {
  const colour = parseHex(hex);
  const [light, dark] = [readableOn('light', colour), readableOn('dark', colour)];
  return `:root{--accent:light-dark(${toHex(light)},${toHex(dark)});--on-accent:light-dark(${textColourOn(light)},${textColourOn(dark)})}`;
}

function readableOn(theme: 'light' | 'dark', colour: Colour): Colour {
  const [background, text] = [parseHex(COLOURS.paper[theme].slice(1)), parseHex(COLOURS.ink[theme].slice(1))];
  let readable = colour;
  for (let part = 0; contrast(readable, background) < MIN_CONTRAST && part <= 1; part += STEP)
    readable = mix(colour, text, part + STEP);
  return readable;
}

const textColourOn = (colour: Colour) => (contrast(colour, [255, 255, 255]) >= MIN_CONTRAST ? '#fff' : '#000');

const mix = (from: Colour, to: Colour, part: number): Colour => [
  blend(from[0], to[0], part),
  blend(from[1], to[1], part),
  blend(from[2], to[2], part),
];
const blend = (from: number, to: number, part: number) => Math.round(from + (to - from) * Math.min(1, part));

/** Returns the contrast ratio of WCAG 2. */
function contrast(a: Colour, b: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const parseHex = (hex: string): Colour => [channel(hex, 0), channel(hex, 2), channel(hex, 4)];
const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
const toHex = (colour: Colour) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
