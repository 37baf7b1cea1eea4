import {
  pictureName,
  pictureWidths,
  type EventSummary,
  type Picture,
  type PictureFormat,
  type PictureWidth,
} from '@marquee/domain';
import { type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';

/** The widths of a picture in a list. A card is at most twice as wide as the smallest one. */
const LIST_WIDTHS: readonly PictureWidth[] = [320, 640];
const LIST_SIZES = '20rem';
const PAGE_SIZES = '(min-width: 75rem) 72rem, 100vw';

type Pictured = Pick<EventSummary, 'picture' | 'slug'>;

export const showsPictures = ({ appearance }: Pick<PageContext, 'appearance'>): boolean =>
  appearance.images === null;

/**
 * Whether the rows of a list have pictures. Rows without one have a flyer, so that all texts are
 * aligned.
 */
export function hasPictures(events: readonly Pictured[], context: PageContext): boolean {
  const { layout } = context.display;
  if (!showsPictures(context) || layout === 'compact') return false;
  return layout === 'cards' || events.some(({ picture }) => picture);
}

interface RowPictureProps {
  event: Pictured;
  context: PageContext;
  /** The base URL of the pictures. Default: that of the page. */
  base?: string;
  isSmall: boolean;
}

/** The picture of an event in a list, or its flyer. The text next to it describes the event. */
export function RowPicture({
  event,
  context,
  base = '',
  isSmall,
}: RowPictureProps): ComponentChild {
  const { picture } = event;
  const shown = { part: 'picture', alt: '', loading: 'lazy', decoding: 'async' } as const;
  if (!picture)
    return (
      <picture>
        <img {...shown} src={flyerAddress(event, context, base)} />
      </picture>
    );
  const widths = pictureWidths(picture.width).filter(
    (width) => width === 320 || (!isSmall && LIST_WIDTHS.includes(width)),
  );
  return (
    <picture>
      <Source picture={picture} widths={widths} format="avif" sizes={LIST_SIZES} base={base} />
      <Source picture={picture} widths={widths} format="webp" sizes={LIST_SIZES} base={base} />
      <img {...shown} src={fileAddress(base, picture.id, 320, 'jpg')} />
    </picture>
  );
}

/** A picture across the page, with the attribution that its licence requires. */
export function Banner({ picture, alt }: { picture: Picture; alt: string }): ComponentChild {
  const { width, height, attribution, licence } = picture;
  const widths = pictureWidths(width);
  return (
    <figure class="banner">
      <picture>
        <Source picture={picture} widths={widths} format="avif" sizes={PAGE_SIZES} />
        <Source picture={picture} widths={widths} format="webp" sizes={PAGE_SIZES} />
        <img
          src={fileAddress('', picture.id, widths.at(-1) ?? 320, 'jpg')}
          alt={alt}
          width={width}
          height={height}
        />
      </picture>
      <figcaption dir="auto">{`${attribution} (${licence})`}</figcaption>
    </figure>
  );
}

interface SourceProps {
  picture: Picture;
  widths: readonly PictureWidth[];
  format: PictureFormat;
  sizes: string;
  base?: string;
}

const Source = ({ picture, widths, format, sizes, base = '' }: SourceProps): ComponentChild => (
  <source
    type={`image/${format}`}
    sizes={sizes}
    srcset={widths
      .map(
        (width) =>
          `${fileAddress(base, picture.id, width, format)} ${String(Math.min(width, picture.width))}w`,
      )
      .join(', ')}
  />
);

const fileAddress = (base: string, ...file: Parameters<typeof pictureName>) =>
  `${base}/pictures/${pictureName(...file)}`;

const flyerAddress = ({ slug }: Pictured, { translator }: PageContext, base: string) =>
  `${base}/flyers/list/${encodeURIComponent(slug)}.svg?locale=${translator.locale}`;
