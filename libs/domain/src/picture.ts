import { z } from 'zod';

/** The widths in which a picture is served, in pixels. A smaller picture is not enlarged. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The formats in which a picture is served, and their media types. Smallest first. */
export const PICTURE_FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/**
 * A stored picture: its largest size, and the terms under which its source allows us to show it.
 */
export interface StoredPicture {
  /** 32 hexadecimal digits, a hash of the content. */
  id: string;
  width: number;
  height: number;
  licence: string;
  attribution: string;
}

/** A picture of an event, artist or venue, on our own host. */
export const Picture = z
  .object({
    id: z.string().meta({
      description: 'Hash of the content.',
      examples: ['0b5a3f1e9c7d2846a1b3c5d7e9f01234'],
    }),
    url: z.string().meta({
      description: `JPEG in its largest size. Other sizes and formats: \`/pictures/{id}-{width}.{format}\` with the widths ${PICTURE_WIDTHS.join(', ')} and the formats ${Object.keys(PICTURE_FORMATS).join(', ')}.`,
    }),
    width: z.int(),
    height: z.int(),
    licence: z.string().meta({ examples: ['CC-BY-4.0'] }),
    attribution: z.string().meta({ description: 'Show it wherever you show the picture.' }),
  })
  .meta({
    id: 'Picture',
    description: 'A picture that we serve ourselves. It never changes under its URL.',
  });
export type Picture = z.infer<typeof Picture>;

/** Returns the widths in which a picture of this width exists. */
export const pictureWidths = (width: number): PictureWidth[] =>
  PICTURE_WIDTHS.filter((_, index) => index === 0 || width > (PICTURE_WIDTHS[index - 1] ?? 0));

export const pictureName = (id: string, width: PictureWidth, format: PictureFormat): string =>
  `${id}-${String(width)}.${format}`;

/** Returns the names of all files of a picture of this width. */
export const pictureNames = (id: string, width: number): string[] =>
  pictureWidths(width).flatMap((each) =>
    PICTURE_FORMAT_NAMES.map((format) => pictureName(id, each, format)),
  );

const PICTURE_FORMAT_NAMES = Object.keys(PICTURE_FORMATS) as PictureFormat[];
const NAME = new RegExp(
  `^[0-9a-f]{32}-(?:${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMAT_NAMES.join('|')})$`,
);

/** Returns the format of the file of a picture, or null if the name is not one. */
export const formatOfPicture = (name: string): PictureFormat | null =>
  (NAME.exec(name)?.[1] as PictureFormat | undefined) ?? null;

/** Converts a stored picture. `base` is the public base URL of a server of pictures. */
export const presentPicture = (picture: StoredPicture, base: string): Picture => ({
  ...picture,
  url: `${base}/pictures/${pictureName(picture.id, pictureWidths(picture.width).at(-1) ?? 320, 'jpg')}`,
});
