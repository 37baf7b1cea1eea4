import type { AffiliateRule } from './affiliates.ts';

export interface WrappedLink {
  url: string;
  /** Name of the affiliate programme; null if none covers the host. */
  programme: string | null;
}

// Click id of links whose clicks are not counted.
const UNCOUNTED = '0';

/** Wraps URLs by the rule with the longest matching host. Pass only URLs from `parsePublicUrl`. */
export function createLinkWrapper(rules: readonly AffiliateRule[]) {
  const byHost = new Map(rules.flatMap((rule) => rule.hosts.map((host) => [host, rule] as const)));

  return function wrap(address: URL, clickId = UNCOUNTED): WrappedLink {
    const rule = ruleFor(byHost, address.hostname);
    if (!rule) return { url: address.href, programme: null };
    return { url: applyRule(rule, address, clickId), programme: rule.partner };
  };
}
export type LinkWrapper = ReturnType<typeof createLinkWrapper>;

/** Looks up `www.tickets.example.com`, then `tickets.example.com`, then `example.com`. */
function ruleFor(
  byHost: ReadonlyMap<string, AffiliateRule>,
  hostname: string,
): AffiliateRule | undefined {
  for (let host = hostname; host.includes('.'); host = host.slice(host.indexOf('.') + 1)) {
    const rule = byHost.get(host);
    if (rule) return rule;
  }
  return undefined;
}

function applyRule(
  { template, parameters = {}, publisher = '' }: AffiliateRule,
  address: URL,
  clickId: string,
): string {
  const fill = (text: string, url: string) =>
    text.replace(/\{(publisher|click_id|url)\}/g, (_placeholder, name) =>
      name === 'publisher' ? publisher : name === 'url' ? url : clickId,
    );
  if (template !== undefined) return fill(template, encodeURIComponent(address.href));
  const wrapped = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    wrapped.searchParams.set(name, fill(value, address.href));
  return wrapped.href;
}
