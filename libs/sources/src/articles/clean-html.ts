import sanitize from 'sanitize-html';
import { normaliseUrl } from '../normalise/normalise-url.ts';

const MAX_DEPTH = 30;
const TAGS =
  'p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code kbd em strong b i u s del ins mark small sub sup cite q abbr a table caption thead tbody tfoot tr th td';
// The content of these tags is dropped.
const TAGS_WITHOUT_TEXT =
  'script style noscript template iframe object embed svg math title textarea option select xmp noembed noframes';
const MAIL = /^mailto:[\w.%+-]+@[\w.-]+$/i;

export interface LinkOptions {
  /** Base of relative links. */
  base?: string | undefined;
  /** Links that begin with this URL are our own: they stay as they are, even on a private host. */
  ownUrl?: string | undefined;
}

/**
 * Returns HTML that is safe on any page: a fixed list of tags, and as attributes only the start of
 * a list and the address of a link (http, https or mailto). Images are replaced by their
 * description.
 */
export const cleanHtml = (html: string, links: LinkOptions = {}): string =>
  sanitize(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: TAGS_WITHOUT_TEXT.split(' '),
    nestingLimit: MAX_DEPTH,
    parseStyleAttributes: false,
    transformTags: {
      h1: 'h2',
      a: (_, { href = '' }) => toLink(href, links),
      ol: (_, { start = '' }) => ({
        tagName: 'ol',
        attribs: /^\d{1,9}$/.test(start) ? { start } : {},
      }),
      img: (_, { alt = '' }) => ({ tagName: 'picture', attribs: {}, text: alt }),
    },
  });

/**
 * Turns a link without a usable address into a tag that is not allowed, so only its text remains.
 */
function toLink(href: string, { base, ownUrl }: LinkOptions): sanitize.Tag {
  if (ownUrl !== undefined && href.startsWith(`${ownUrl}/`))
    return { tagName: 'a', attribs: { href } };
  const address = MAIL.test(href) ? href : normaliseUrl(URL.parse(href.trim(), base)?.href);
  if (!address) return { tagName: 'nothing', attribs: {} };
  return { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener' } };
}
