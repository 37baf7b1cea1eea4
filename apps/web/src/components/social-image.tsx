import type { Picture } from '@marquee/domain';
import { type ComponentChild } from '@marquee/pages';

interface Props {
  url: string | undefined;
  /** Offered after the card, which networks show first. */
  picture?: Picture | undefined;
}

/** The social card of a page. */
export const SocialImage = ({ url, picture }: Props): ComponentChild => [
  <meta property="og:type" content="website" />,
  url !== undefined && image(url, 1200, 630),
  picture && image(picture.url, picture.width, picture.height),
  <meta name="twitter:card" content="summary_large_image" />,
];

const image = (url: string, width: number, height: number): ComponentChild => [
  <meta property="og:image" content={url} />,
  <meta property="og:image:width" content={String(width)} />,
  <meta property="og:image:height" content={String(height)} />,
];
