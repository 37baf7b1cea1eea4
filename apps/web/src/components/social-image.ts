import { h, type ComponentChild } from '@marquee/ui';

/** The social card of a page. */
export const SocialImage = ({ url }: { url: string | undefined }): ComponentChild => [
  h('meta', { property: 'og:type', content: 'website' }),
  h('meta', { property: 'og:image', content: url }),
  h('meta', { property: 'og:image:width', content: '1200' }),
  h('meta', { property: 'og:image:height', content: '630' }),
  h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
];
