import { linePath } from './card-layout.ts';
import type { Typesetter } from './text/typesetter.ts';
import { truncateToWidth } from './text/wrap-lines.ts';

/** A photo of an event or artist. */
export interface Photo {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** The name of its author and the licence. */
  credit: string;
}

export const FRAME = { y: 40, width: 440, height: 550 };
const RADIUS = 24;
const CREDIT = { size: 16, padding: 20, fill: '#ffffff', weight: 'regular' } as const;
const SCRIM_HEIGHT = 120;
/** A photo is not enlarged more, and no less of it is shown. */
const MAX_SCALE = 2.2;
const MIN_SHOWN = 0.4;
/** How far the blurred photo is larger than the frame, so that its soft edges are not seen. */
const BLEED = 60;

/**
 * Returns a photo in a rounded frame, cropped, with its credit. One that is too small or too wide
 * is whole, on itself blurred.
 */
export function photoFrame(photo: Photo, x: number, typesetter: Typesetter): string {
  const frame = { ...FRAME, x };
  const href = `data:image/jpeg;base64,${Buffer.from(photo.jpeg).toString('base64')}`;
  return `<defs><clipPath id="frame"><rect ${box(frame)} rx="${String(RADIUS)}"/></clipPath><filter id="soft"><feGaussianBlur stdDeviation="24"/></filter><linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.75"/></linearGradient></defs>
<g clip-path="url(#frame)">${isCroppable(photo) ? image(href, frame) : wholePhoto(photo, href, frame)}
<rect ${box({ ...frame, y: frame.y + frame.height - SCRIM_HEIGHT, height: SCRIM_HEIGHT })} fill="url(#scrim)"/></g>
${credit(photo.credit, x, typesetter)}`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const box = ({ x, y, width, height }: Box): string =>
  `x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}"`;

const image = (href: string, at: Box, rest = ''): string =>
  `<image ${box(at)} preserveAspectRatio="xMidYMid slice" href="${href}"${rest}/>`;

function isCroppable({ width, height }: Photo): boolean {
  const scale = Math.max(FRAME.width / width, FRAME.height / height);
  const shown = (FRAME.width * FRAME.height) / (width * scale * height * scale);
  return scale <= MAX_SCALE && shown >= MIN_SHOWN;
}

function wholePhoto({ width, height }: Photo, href: string, frame: Box): string {
  const scale = Math.min(FRAME.width / width, FRAME.height / height, MAX_SCALE);
  const size = { width: width * scale, height: height * scale };
  const x = frame.x + (frame.width - size.width) / 2;
  const y = frame.y + (frame.height - size.height) / 2;
  const around = {
    x: frame.x - BLEED,
    y: frame.y - BLEED,
    width: frame.width + 2 * BLEED,
    height: frame.height + 2 * BLEED,
  };
  return image(href, around, ' filter="url(#soft)" opacity="0.6"') + image(href, { x, y, ...size });
}

function credit(text: string, x: number, typesetter: Typesetter): string {
  const { size, padding, ...style } = CREDIT;
  const column = { left: x + padding, width: FRAME.width - 2 * padding };
  const line = truncateToWidth(text, column.width / size, typesetter.measure);
  return linePath(
    line,
    { side: 'left', column, y: FRAME.y + FRAME.height - padding, size, ...style },
    typesetter,
  );
}
