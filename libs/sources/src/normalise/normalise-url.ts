import { parsePublicUrl } from '@marquee/runtime';

const TRACKING =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|_ga|_gl|aff|affiliate|ref_src|spm|yclid)$/i;

/** Returns a public http(s) URL without tracking parameters, or null. */
export function normaliseUrl(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  if (!trimmed) return null;
  const url = parsePublicUrl(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed);
  if (!url) return null;
  if (url.search !== '')
    for (const name of [...url.searchParams.keys()])
      if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}
