const COLOURS = 256;
const BITS = 5;
const BINS = 1 << (3 * BITS);
const SHIFT = 8 - BITS;

export interface PalettedImage {
  /** Red, green and blue of each colour. */
  palette: Uint8Array;
  /** One byte a pixel: the number of its colour. */
  indexes: Uint8Array;
}

/** A group of similar colours: how many pixels they have, the sums of their channels, and how much they differ. */
interface Box {
  bins: number[];
  pixels: number;
  means: [number, number, number];
  /** The channel in which they differ most. */
  channel: 0 | 1 | 2;
  /** The sum of the squared distances from the mean, in this channel. */
  spread: number;
}

interface Histogram {
  pixels: Float64Array;
  /** Red, green and blue of each bin. */
  sums: Float64Array;
}

/** Reduces an opaque image to 256 colours, which makes a PNG with a photo a third as large. `pixels` has four bytes each. */
export function reduceColours(pixels: Uint8Array, width: number): PalettedImage {
  const boxes = splitBoxes(countColours(pixels));
  const palette = new Uint8Array(COLOURS * 3);
  boxes.forEach(({ means }, index) => {
    palette.set(means.map(Math.round), index * 3);
  });
  return { palette, indexes: dither(pixels, width, { palette, size: boxes.length }) };
}

const toBin = (red: number, green: number, blue: number): number =>
  ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);

function countColours(image: Uint8Array): Histogram {
  const pixels = new Float64Array(BINS);
  const sums = new Float64Array(BINS * 3);
  for (let at = 0; at < image.length; at += 4) {
    const bin = toBin(image[at] ?? 0, image[at + 1] ?? 0, image[at + 2] ?? 0);
    pixels[bin] = (pixels[bin] ?? 0) + 1;
    for (let channel = 0; channel < 3; channel++)
      sums[bin * 3 + channel] = (sums[bin * 3 + channel] ?? 0) + (image[at + channel] ?? 0);
  }
  return { pixels, sums };
}

/** Splits the box that differs most, at its mean, until there are as many boxes as colours. */
function splitBoxes(histogram: Histogram): Box[] {
  const used = Array.from(histogram.pixels.keys()).filter((bin) => histogram.pixels[bin] !== 0);
  const boxes = [toBox(used, histogram)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((most, box) => (box.spread > most.spread ? box : most));
    const halves = splitBox(widest, histogram);
    if (halves === null) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halves);
  }
  return boxes;
}

function splitBox({ bins, channel, means }: Box, histogram: Histogram): [Box, Box] | null {
  const isBelow = (bin: number) => readChannel(bin, channel, histogram) <= means[channel];
  const [below, above] = [bins.filter(isBelow), bins.filter((bin) => !isBelow(bin))];
  return below.length === 0 || above.length === 0 ? null : [toBox(below, histogram), toBox(above, histogram)];
}

const readChannel = (bin: number, channel: number, { pixels, sums }: Histogram): number =>
  (sums[bin * 3 + channel] ?? 0) / (pixels[bin] ?? 1);

function toBox(bins: number[], histogram: Histogram): Box {
  const weight = (bin: number) => histogram.pixels[bin] ?? 0;
  const pixels = bins.reduce((sum, bin) => sum + weight(bin), 0);
  const findMean = (channel: number) =>
    bins.reduce((sum, bin) => sum + (histogram.sums[bin * 3 + channel] ?? 0), 0) / pixels;
  const means: Box['means'] = [findMean(0), findMean(1), findMean(2)];
  const findSpread = (channel: 0 | 1 | 2) =>
    bins.reduce((sum, bin) => sum + weight(bin) * (readChannel(bin, channel, histogram) - means[channel]) ** 2, 0);
  const spreads = ([0, 1, 2] as const).map((channel) => ({ channel, spread: findSpread(channel) }));
  return { bins, pixels, means, ...spreads.reduce((most, each) => (each.spread > most.spread ? each : most)) };
}

/** Chooses a colour for each pixel and passes the difference on to its neighbours (Floyd and Steinberg), so that no bands appear. */
function dither(image: Uint8Array, width: number, { palette, size }: { palette: Uint8Array; size: number }) {
  const indexes = new Uint8Array(image.length / 4);
  const nearest = createSearch(palette, size);
  let [row, next] = [new Float64Array((width + 2) * 3), new Float64Array((width + 2) * 3)];
  for (let start = 0; start < indexes.length; start += width) {
    for (let x = 0; x < width; x++) {
      const [from, error] = [(start + x) * 4, (x + 1) * 3];
      const target = [0, 1, 2].map((channel) => clamp((image[from + channel] ?? 0) + (row[error + channel] ?? 0)));
      const index = nearest(target[0] ?? 0, target[1] ?? 0, target[2] ?? 0);
      indexes[start + x] = index;
      for (let channel = 0; channel < 3; channel++) {
        const rest = (target[channel] ?? 0) - (palette[index * 3 + channel] ?? 0);
        add(row, error + 3 + channel, (rest * 7) / 16);
        add(next, error - 3 + channel, (rest * 3) / 16);
        add(next, error + channel, (rest * 5) / 16);
        add(next, error + 3 + channel, rest / 16);
      }
    }
    [row, next] = [next, row.fill(0)];
  }
  return indexes;
}

const clamp = (value: number): number => Math.max(0, Math.min(255, value));

function add(values: Float64Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}

/** Returns a function that finds the most similar colour. It compares once for each bin. */
function createSearch(palette: Uint8Array, size: number): (red: number, green: number, blue: number) => number {
  const found = new Int16Array(BINS).fill(-1);
  return (red, green, blue) => {
    const bin = toBin(red, green, blue);
    if (found[bin] === -1) found[bin] = compareAll([red, green, blue], palette, size);
    return found[bin] ?? 0;
  };
}

function compareAll([red, green, blue]: [number, number, number], palette: Uint8Array, size: number): number {
  let [best, least] = [0, Infinity];
  for (let index = 0; index < size; index++) {
    const at = index * 3;
    const distance =
      (red - (palette[at] ?? 0)) ** 2 + (green - (palette[at + 1] ?? 0)) ** 2 + (blue - (palette[at + 2] ?? 0)) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
