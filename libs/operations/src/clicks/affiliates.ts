import { z } from 'zod';

const Host = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, {
  error: 'must be a host in lower case without a scheme, e.g. ticketmaster.com',
});

const PLACEHOLDERS = ['publisher', 'click_id', 'url'];
const findPlaceholders = (text: string) =>
  [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
const hasKnownPlaceholders = (text: string) =>
  findPlaceholders(text).every((name) => PLACEHOLDERS.includes(name));
const unknownPlaceholder = { error: `may contain only {publisher}, {click_id} and {url}` };

/** The host must be literal, so that placeholders cannot change the target of a link. */
const Template = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+\//, {
    error: 'must begin with https:// and a host, followed by a slash',
  })
  .refine((text) => findPlaceholders(text).includes('url'), { error: 'must contain {url}' })
  .refine(hasKnownPlaceholders, unknownPlaceholder);

const Rule = z
  .strictObject({
    partner: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be a short name of a-z, 0-9 and -' }),
    hosts: z.array(Host).min(1),
    publisher: z
      .string()
      .regex(/^[\w./-]{1,200}$/)
      .optional(),
    template: Template.optional(),
    parameters: z
      .record(z.string().min(1), z.string().refine(hasKnownPlaceholders, unknownPlaceholder))
      .optional(),
    note: z.string().optional(),
  })
  .refine(({ template, parameters }) => (template === undefined) !== (parameters === undefined), {
    error: 'must have either a template or parameters',
  })
  .refine(
    ({ publisher, template = '', parameters = {} }) =>
      publisher !== undefined ||
      !findPlaceholders([template, ...Object.values(parameters)].join()).includes('publisher'),
    { error: 'must have a publisher if it contains {publisher}' },
  );
export type AffiliateRule = z.infer<typeof Rule>;

/** Rules that wrap links to the hosts of partners and their subdomains. */
const AffiliatesFile = z
  .strictObject({ $comment: z.string().optional(), rules: z.array(Rule) })
  .refine(
    ({ rules }) => {
      const hosts = rules.flatMap((rule) => rule.hosts);
      return new Set(hosts).size === hosts.length;
    },
    { error: 'must name each host once' },
  );

/** Parses an affiliates file. Throws an Error that names the first problem. */
export function parseAffiliates(text: string): AffiliateRule[] {
  const result = AffiliatesFile.safeParse(parseJson(text));
  if (result.success) return result.data.rules;
  const [issue] = result.error.issues;
  throw new Error(`${(issue?.path ?? []).join('.')} ${issue?.message ?? ''}`.trim());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
}
