import {
  pictureName,
  pictureWidths,
  type EventSummary,
  type Picture,
  type PictureFormat,
  type PictureWidth,
} from '@marquee/domain';
import { posterName } from '@marquee/pictures';
import { h, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';

/** The widths of a picture in a list. A card is at most twice as wide as the smallest one. */
const LIST_WIDTHS: readonly PictureWidth[] = [320, 640];
const LIST_SIZES = '20rem';
const PAGE_SIZES = '(min-width: 75rem) 72rem, 100vw';

type Pictured = Pick<EventSummary, 'picture' | 'category' | 'title'>;

export const showsPictures = ({ appearance }: Pick<PageContext, 'appearance'>): boolean =>
  appearance.images === null;

/** Whether the rows of a list have pictures. Rows without one have a poster, so that all texts are aligned. */
export function hasPictures(events: readonly Pictured[], context: PageContext): boolean {
  const { layout } = context.display;
  if (!showsPictures(context) || layout === 'compact') return false;
  return layout === 'cards' || events.some(({ picture }) => picture);
}

interface RowPictureProps {
  event: Pictured;
  /** The base URL of the pictures. Default: that of the page. */
  base?: string;
  isSmall: boolean;
}

/** The picture of an event in a list, or a poster in the colour of its category. The text next to it describes the event. */
export function RowPicture({ event, base = '', isSmall }: RowPictureProps): ComponentChild {
  const { picture } = event;
  const shown = { part: 'picture', alt: '', loading: 'lazy', decoding: 'async' };
  if (!picture) return h('picture', null, h('img', { ...shown, src: posterAddress(event, base) }));
  const widths = pictureWidths(picture.width).filter(
    (width) => width === 320 || (!isSmall && LIST_WIDTHS.includes(width)),
  );
  return h(
    'picture',
    null,
    h(Source, { picture, widths, format: 'avif', sizes: LIST_SIZES, base }),
    h(Source, { picture, widths, format: 'webp', sizes: LIST_SIZES, base }),
    h('img', { ...shown, src: fileAddress(base, picture.id, 320, 'jpg') }),
  );
}

/** A picture across the page, with the attribution that its licence requires. */
export function Banner({ picture, alt }: { picture: Picture; alt: string }): ComponentChild {
  const { width, height, attribution, licence } = picture;
  const widths = pictureWidths(width);
  return h(
    'figure',
    { class: 'banner' },
    h(
      'picture',
      null,
      h(Source, { picture, widths, format: 'avif', sizes: PAGE_SIZES }),
      h(Source, { picture, widths, format: 'webp', sizes: PAGE_SIZES }),
      h('img', {
        src: fileAddress('', picture.id, widths.at(-1) ?? 320, 'jpg'),
        alt,
        width,
        height,
      }),
    ),
    h('figcaption', { dir: 'auto' }, `${attribution} (${licence})`),
  );
}

/** The picture of an event, or a poster in the colour of its category. */
export const EventBanner = ({ event }: { event: Pictured }): ComponentChild =>
  event.picture
    ? h(Banner, { picture: event.picture, alt: event.title })
    : h('img', { class: 'poster', src: posterAddress(event), alt: '', width: 1280, height: 400 });

interface SourceProps {
  picture: Picture;
  widths: readonly PictureWidth[];
  format: PictureFormat;
  sizes: string;
  base?: string;
}

const Source = ({ picture, widths, format, sizes, base = '' }: SourceProps): ComponentChild =>
  h('source', {
    type: `image/${format}`,
    sizes,
    srcset: widths
      .map(
        (width) =>
          `${fileAddress(base, picture.id, width, format)} ${String(Math.min(width, picture.width))}w`,
      )
      .join(', '),
  });

const fileAddress = (base: string, ...file: Parameters<typeof pictureName>) =>
  `${base}/pictures/${pictureName(...file)}`;

const posterAddress = ({ category, title }: Pictured, base = '') =>
  `${base}/pictures/${posterName(category, title)}`;
