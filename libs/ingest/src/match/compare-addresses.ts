import { overlapOf } from './compare-words.ts';
import { evidence, type Evidence } from './evidence.ts';
import type { Traits } from './traits.ts';
import { isNamedAfter, type WebIdentity } from './web-identity.ts';

/** What the addresses on the web say: the strongest of all pairs. */
export function compareAddresses(a: Traits, b: Traits): Evidence[] {
  const found = a.pages.flatMap((page) => b.pages.map((other) => comparePages(page, other, a, b)));
  const best = found.toSorted((x, y) => y.points - x.points)[0];
  return best ? [best] : [];
}

function comparePages(page: WebIdentity, other: WebIdentity, a: Traits, b: Traits): Evidence {
  if (page.page === other.page) return evidence(page.slug === '' && !isOwnSite(page, a, b) ? 2.5 : 4, 'same address');
  if (page.site !== other.site) return evidence(0, '');
  const isOwn = isOwnSite(page, a, b);
  const isFront = page.slug === '' || other.slug === '';
  if (isFront && page.host === other.host) return evidence(isOwn ? 2.5 : 1.5, 'same site');
  if (isFront) return evidence(isOwn ? 1.5 : 0.5, isOwn ? 'same site' : '');
  const { ofLess } = overlapOf(page.slug.split(' '), other.slug.split(' '));
  if (ofLess >= 0.6) return evidence(isOwn ? 2 : 1, 'same site');
  return page.host === other.host ? evidence(isOwn ? 0.5 : -1, '') : evidence(0, '');
}

const isOwnSite = (page: WebIdentity, a: Traits, b: Traits) =>
  isNamedAfter(page, a.title) && isNamedAfter(page, b.title);
