import type { Addresses } from '@marquee/operations';

/** Pages of the website and the widget about the same subject. */
const WIDGETS: Readonly<Record<string, string>> = {
  e: 'event',
  artist: 'artist',
  venue: 'venue',
  series: 'series',
  city: 'city',
  plan: 'plan',
};

/**
 * Returns the widget of a page of the website, such as /e/{slug}, in the same language. Returns any
 * other address as it is.
 */
export function toWidgetAddress(address: string, { widgets, web }: Addresses): string {
  if (web === undefined || !address.startsWith(`${web}/`) || !URL.canParse(address)) return address;
  const { pathname, searchParams } = new URL(address);
  const [kind = '', subject = '', ...others] = pathname
    .slice(new URL(`${web}/`).pathname.length)
    .split('/');
  const name = Object.hasOwn(WIDGETS, kind) ? WIDGETS[kind] : undefined;
  if (name === undefined || subject === '' || others.length > 0) return address;
  const locale = searchParams.get('locale');
  return `${widgets}/embed/${name}/${subject}${locale === null ? '' : `?locale=${encodeURIComponent(locale)}`}`;
}
