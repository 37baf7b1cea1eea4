import { evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import { isNamedAfter, type WebIdentity } from './web-identity.ts';
import { overlap } from './word-overlap.ts';

export function compareAddresses(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const found = a.pages.flatMap((page) =>
    b.pages.map((other) =>
      comparePages(page, other, isNamedAfter(page, a.title) && isNamedAfter(page, b.title)),
    ),
  );
  const best = found.toSorted((x, y) => y.weight - x.weight)[0];
  return best ? [best] : [];
}

const SIMILAR_SLUGS = 0.6;

/** `isOwn`: both titles name the site. The front page of any other site covers many events. */
function comparePages(page: WebIdentity, other: WebIdentity, isOwn: boolean): Evidence {
  if (page.page === other.page)
    return evidence(page.slug === '' && !isOwn ? 2.5 : 4, 'same address');
  if (page.site !== other.site) return evidence(0, '');
  const isOneHost = page.host === other.host;
  if (page.slug === '' || other.slug === '') {
    const weight = isOwn ? 1.5 : 0.5;
    return isOneHost
      ? evidence(weight + 1, 'same site')
      : evidence(weight, isOwn ? 'same site' : '');
  }
  if (overlap(page.slug.split(' '), other.slug.split(' ')).smaller >= SIMILAR_SLUGS)
    return evidence(isOwn ? 2 : 1, 'same site');
  if (!isOneHost) return evidence(0, '');
  return evidence(isOwn ? 0.5 : -1, '');
}
