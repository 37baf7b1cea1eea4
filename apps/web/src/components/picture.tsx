import { pictureName, pictureWidths, type Picture, type PictureFormat } from '@marquee/domain';
import { type ComponentChild } from '@marquee/pages';

const MAX_THUMBNAIL_WIDTH = 640;
// The style sheet has its size.
const IN_LIST = { alt: '', loading: 'lazy' } as const;

const source = (
  id: string,
  width: ReturnType<typeof pictureWidths>[number],
  format: PictureFormat,
) => `/pictures/${pictureName(id, width, format)}`;

/** The picture of an event in a list. The text next to it describes the event. */
export function Thumbnail({ picture }: { picture: Picture }): ComponentChild {
  const widths = pictureWidths(picture.width).filter((width) => width <= MAX_THUMBNAIL_WIDTH);
  const srcset = widths
    .map((width) => `${source(picture.id, width, 'avif')} ${String(width)}w`)
    .join(', ');
  return (
    <picture>
      <source type="image/avif" srcset={srcset} sizes="7rem" />
      <img {...IN_LIST} src={source(picture.id, 320, 'jpg')} />
    </picture>
  );
}

/** A picture across the page, with its attribution. */
function Banner({ picture, alt }: { picture: Picture; alt: string }): ComponentChild {
  const { id, width, height, attribution, licence } = picture;
  const widths = pictureWidths(width);
  const inFormat = (format: PictureFormat) =>
    widths
      .map((each) => `${source(id, each, format)} ${String(Math.min(each, width))}w`)
      .join(', ');
  const sizes = '(min-width: 74rem) 72rem, 100vw';
  return (
    <figure class="banner">
      <picture>
        <source type="image/avif" srcset={inFormat('avif')} sizes={sizes} />
        <source type="image/webp" srcset={inFormat('webp')} sizes={sizes} />
        <img
          src={source(id, widths.at(-1) ?? 320, 'jpg')}
          alt={alt}
          width={width}
          height={height}
          fetchpriority="high"
        />
      </picture>
      <figcaption dir="auto">{`${attribution} (${licence})`}</figcaption>
    </figure>
  );
}

interface HeaderProps {
  picture?: Picture | undefined;
  /** The name of what the page is about. */
  name: string;
}

/**
 * The picture at the top of a page. Without a licensed one there is none: a drawing would claim
 * what is not known.
 */
export const HeaderPicture = ({ picture, name }: HeaderProps): ComponentChild =>
  picture && <Banner picture={picture} alt={name} />;
