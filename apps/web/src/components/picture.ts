import { pictureName, pictureWidths, type EventSummary, type Picture, type PictureFormat } from '@marquee/domain';
import { posterName } from '@marquee/pictures';
import { h, type ComponentChild } from '@marquee/ui';

const source = (id: string, width: ReturnType<typeof pictureWidths>[number], format: PictureFormat) =>
  `/pictures/${pictureName(id, width, format)}`;

/** The picture of an event in a list. The text next to it describes the event. */
export const Thumbnail = ({ picture: { id } }: { picture: Picture }): ComponentChild =>
  h(
    'picture',
    null,
    h('source', { type: 'image/avif', srcset: source(id, 320, 'avif') }),
    h('img', { src: source(id, 320, 'jpg'), alt: '', width: 84, height: 84, loading: 'lazy', decoding: 'async' }),
  );

/** A picture across the page, with its attribution. */
export function Banner({ picture, alt }: { picture: Picture; alt: string }): ComponentChild {
  const { id, width, height, attribution, licence } = picture;
  const widths = pictureWidths(width);
  const inFormat = (format: PictureFormat) =>
    widths.map((each) => `${source(id, each, format)} ${String(Math.min(each, width))}w`).join(', ');
  const sizes = '(min-width: 74rem) 72rem, 100vw';
  return h(
    'figure',
    { class: 'banner' },
    h(
      'picture',
      null,
      h('source', { type: 'image/avif', srcset: inFormat('avif'), sizes }),
      h('source', { type: 'image/webp', srcset: inFormat('webp'), sizes }),
      h('img', { src: source(id, widths.at(-1) ?? 320, 'jpg'), alt, width, height, fetchpriority: 'high' }),
    ),
    h('figcaption', { dir: 'auto' }, `${attribution} (${licence})`),
  );
}

/** The picture of an event, or a poster in the colour of its category. */
export const EventBanner = ({
  event,
}: {
  event: Pick<EventSummary, 'picture' | 'category' | 'title'>;
}): ComponentChild =>
  event.picture
    ? h(Banner, { picture: event.picture, alt: event.title })
    : h('img', {
        class: 'poster',
        src: `/pictures/${posterName(event.category, event.title)}`,
        alt: '',
        width: 1280,
        height: 400,
      });
