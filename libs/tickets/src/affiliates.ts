import { z } from 'zod';

const Host = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, {
  error: 'must be a host in lower case without a scheme, e.g. ticketmaster.com',
});

const HOLES = ['publisher', 'click_id', 'url'];
const holesIn = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
const hasKnownHoles = (text: string) => holesIn(text).every((name) => HOLES.includes(name));
const unknownHole = { error: `may hold {publisher}, {click_id} and {url} only` };

/** The host has to stand there in so many letters: nothing that is filled in may change where a link leads. */
const Template = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+\//, { error: 'must begin with https:// and a host, followed by a slash' })
  .refine((text) => holesIn(text).includes('url'), { error: 'must hold {url}' })
  .refine(hasKnownHoles, unknownHole);

const Rule = z
  .strictObject({
    partner: z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'must be a short name of a-z, 0-9 and -' }),
    hosts: z.array(Host).min(1),
    publisher: z
      .string()
      .regex(/^[\w./-]{1,200}$/)
      .optional(),
    template: Template.optional(),
    parameters: z.record(z.string().min(1), z.string().refine(hasKnownHoles, unknownHole)).optional(),
    note: z.string().optional(),
  })
  .refine(({ template, parameters }) => (template === undefined) !== (parameters === undefined), {
    error: 'must have either a template or parameters',
  })
  .refine(
    ({ publisher, template = '', parameters = {} }) =>
      publisher !== undefined || !holesIn([template, ...Object.values(parameters)].join()).includes('publisher'),
    { error: 'must have a publisher where {publisher} stands' },
  );
export type AffiliateRule = z.infer<typeof Rule>;

/** What the affiliates file holds: how links to a partner's hosts (and those below them) are wrapped. */
const AffiliatesFile = z.strictObject({ $comment: z.string().optional(), rules: z.array(Rule) }).refine(
  ({ rules }) => {
    const hosts = rules.flatMap((rule) => rule.hosts);
    return new Set(hosts).size === hosts.length;
  },
  { error: 'must name each host once' },
);

/** Reads the text of an affiliates file. Throws a sentence that names what is wrong with it. */
export function parseAffiliates(text: string): AffiliateRule[] {
  const result = AffiliatesFile.safeParse(parsedJson(text));
  if (result.success) return result.data.rules;
  const [issue] = result.error.issues;
  throw new Error(`${(issue?.path ?? []).join('.')} ${issue?.message ?? ''}`.trim());
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
}
