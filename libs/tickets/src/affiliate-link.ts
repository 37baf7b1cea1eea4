import type { AffiliateRule } from './affiliates.ts';

/** A link as a partner's programme knows it. */
export interface WrappedLink {
  url: string;
  /** The name of the programme; null where none covers the host. */
  programme: string | null;
}

// Stands for the id where nothing is counted.
const UNCOUNTED = '0';

/** Wraps addresses by the rules, the one with the longest host first. The address has to be one of `publicAddress`. */
export function createLinkWrapper(rules: readonly AffiliateRule[]) {
  const byHost = new Map(rules.flatMap((rule) => rule.hosts.map((host) => [host, rule] as const)));

  return function wrap(address: URL, clickId = UNCOUNTED): WrappedLink {
    const rule = ruleFor(byHost, address.hostname);
    if (!rule) return { url: address.href, programme: null };
    return { url: urlBy(rule, address, clickId), programme: rule.partner };
  };
}
export type LinkWrapper = ReturnType<typeof createLinkWrapper>;

/** Of `www.tickets.example.com`: the rule of that host, else of `tickets.example.com`, else of `example.com`. */
function ruleFor(byHost: ReadonlyMap<string, AffiliateRule>, hostname: string): AffiliateRule | undefined {
  for (let host = hostname; host.includes('.'); host = host.slice(host.indexOf('.') + 1)) {
    const rule = byHost.get(host);
    if (rule) return rule;
  }
  return undefined;
}

function urlBy({ template, parameters = {}, publisher = '' }: AffiliateRule, address: URL, clickId: string): string {
  const fill = (text: string, url: string) =>
    text.replace(/\{(publisher|click_id|url)\}/g, (_hole, name) =>
      name === 'publisher' ? publisher : name === 'url' ? url : clickId,
    );
  if (template !== undefined) return fill(template, encodeURIComponent(address.href));
  const wrapped = new URL(address);
  for (const [name, value] of Object.entries(parameters)) wrapped.searchParams.set(name, fill(value, address.href));
  return wrapped.href;
}
