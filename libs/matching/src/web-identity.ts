import { foldText } from '@marquee/domain';
import { parse } from 'tldts';
import { unarchiveUrl } from './archived-url.ts';
import { normaliseWord, type TitleWords } from './title-words.ts';

/** What a web address indicates about its event. */
export interface WebIdentity {
  /**
   * The address without parts that do not change the page: scheme, www, index files, trailing
   * slash.
   */
  page: string;
  /** The registered domain: "pycon.org". */
  site: string;
  /** The host within the domain: "in.pycon.org". */
  host: string;
  /** The last path segment that is not a year or a language. Empty for a front page. */
  slug: string;
  /** The name in the domain: "pycon". */
  label: string;
}

const EMPTY_STEP =
  /^(?:index(?:\.\w+)?|home(?:\.\w+)?|default\.\w+|[a-z]{2}(?:-[a-z]{2})?|(?:19|20)\d\d|#.*)$/i;

export function parseWebIdentity(address: string | null): WebIdentity | null {
  const url = address === null ? null : URL.parse(unarchiveUrl(address) ?? '');
  if (!url) return null;
  const host = url.hostname.replace(/^www\d?\./, '');
  const { domain, domainWithoutSuffix } = parse(url.hostname);
  const path = safeDecode(url.pathname).replace(/\/+$/, '');
  const steps = path.split('/').filter((step) => step !== '' && !EMPTY_STEP.test(step));
  const fragment = url.hash.length > 3 ? url.hash : '';
  return {
    page:
      host +
      (path.replace(/\/(?:index|home|default)\.\w+$/i, '') + url.search + fragment).toLowerCase(),
    site: domain ?? host,
    host,
    slug: foldText(`${steps.at(-1) ?? ''} ${url.search} ${fragment}`),
    label: foldText(domainWithoutSuffix ?? host).replaceAll(' ', ''),
  };
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const MIN_LABEL = 3;
const MIN_NAME = 4;

/** Returns whether the domain contains a name of the event, as on its own site. */
export function isNamedAfter({ label }: WebIdentity, { names, joined }: TitleWords): boolean {
  if (label.length < MIN_LABEL || joined === '') return false;
  return (
    joined.includes(label) ||
    joined.includes(normaliseWord(label)) ||
    label.includes(joined) ||
    names.some((name) => name.length >= MIN_NAME && label.includes(name))
  );
}
