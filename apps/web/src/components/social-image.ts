import type { Picture } from '@marquee/domain';
import { h, type ComponentChild } from '@marquee/ui';

interface Props {
  url: string | undefined;
  /** Offered after the card, which networks show first. */
  picture?: Picture | undefined;
}

/** The social card of a page. */
export const SocialImage = ({ url, picture }: Props): ComponentChild => [
  h('meta', { property: 'og:type', content: 'website' }),
  url !== undefined && image(url, 1200, 630),
  picture && image(picture.url, picture.width, picture.height),
  h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
];

const image = (url: string, width: number, height: number): ComponentChild => [
  h('meta', { property: 'og:image', content: url }),
  h('meta', { property: 'og:image:width', content: String(width) }),
  h('meta', { property: 'og:image:height', content: String(height) }),
];
