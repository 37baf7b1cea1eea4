import { hashOfKey, newApiKey, parseOrigin, type ApiKeyCache, type Caller } from '@marquee/access';
import type { PublishableKeyRepository, PublishableKey as StoredKey } from '@marquee/database';
import { defineOperation, formatInstant, invalidInputs, notFound } from '@marquee/domain';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { requireAccount } from './require-key.ts';

const MAX_KEYS = 10;
const MAX_ORIGINS = 10;
const ORIGIN_ERROR =
  'must be origins such as https://example.com or https://*.example.com; http only for localhost; without a path; no wildcard of a public suffix such as *.github.io';

const PublishableKey = z.object({
  id: z.string().meta({ examples: ['01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7'] }),
  key: z.string().meta({
    description: 'The key. It may be visible in a page.',
    examples: ['mq_pub_EXAMPLEexampleEXAMPLEexampleEXAM000000'],
  }),
  name: z.string().meta({ examples: ['My site'] }),
  origins: z.array(z.string()).meta({ examples: [['https://example.com']] }),
  created_at: z.string().meta({ format: 'date-time', examples: ['2026-11-21T12:00:00Z'] }),
  last_used_on: z
    .string()
    .nullable()
    .meta({ description: 'The last day of use in UTC; null if never.', examples: ['2026-11-24'] }),
});

const origin = z
  .string()
  .max(200)
  .transform((value, context) => {
    const parsed = parseOrigin(value);
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message: ORIGIN_ERROR });
    return z.NEVER;
  });

export interface PublishableKeyDeps {
  publishableKeys: PublishableKeyRepository;
  /** Removes a key from the cache of this process; others are notified by the database. */
  invalidateKey: ApiKeyCache['invalidate'];
  caller: Pick<Caller, 'holder'>;
}

export const createPublishableKey = defineOperation({
  name: 'create_publishable_key',
  summary: 'A new publishable key',
  description: `Returns a key for web pages. It reads the catalogue from pages of its origins only, writes nothing, and shows nothing of the account. Publishable keys of an account share a quota of their own, as large as that of its secret keys. An account has at most ${String(MAX_KEYS)}. Needs a secret key of an account.`,
  input: z.object({
    name: text(60).meta({ description: 'What the key is for.', examples: ['My site'] }),
    origins: z
      .array(origin, { error: ORIGIN_ERROR })
      .min(1, { error: ORIGIN_ERROR })
      .max(MAX_ORIGINS, { error: `must be at most ${String(MAX_ORIGINS)} origins` })
      .meta({
        description:
          'Origins of the pages: scheme, host and port. `https://*.example.com` means every subdomain.',
        examples: [['https://example.com', 'https://*.example.com']],
      }),
  }),
  output: z.object({ publishable_key: PublishableKey }),
  errorCodes: ['invalid_api_key'],
  async run({ publishableKeys, caller }: PublishableKeyDeps, { name, origins }) {
    const key = newApiKey('publishable');
    const newKey = { key, hash: hashOfKey(key), name, origins: [...new Set(origins)] };
    const stored = await publishableKeys.insert(requireAccount(caller), newKey, MAX_KEYS);
    if (!stored)
      throw invalidInputs('invalid_body', [
        {
          name: 'name',
          code: 'too_many',
          detail: `cannot be added: the account has ${String(MAX_KEYS)} keys`,
        },
      ]);
    return { publishable_key: present(stored) };
  },
});

export const listPublishableKeys = defineOperation({
  name: 'list_publishable_keys',
  summary: 'The publishable keys of the account',
  description:
    'The publishable keys of the account, oldest first. Needs a secret key of an account.',
  input: z.object({}),
  output: z.object({ publishable_keys: z.array(PublishableKey) }),
  errorCodes: ['invalid_api_key'],
  async run({ publishableKeys, caller }: PublishableKeyDeps) {
    return { publishable_keys: (await publishableKeys.list(requireAccount(caller))).map(present) };
  },
});

export const revokePublishableKey = defineOperation({
  name: 'revoke_publishable_key',
  summary: 'Revoke a publishable key',
  description: 'Revokes a publishable key of the account. Later requests with it are rejected.',
  input: z.object({
    id: z.uuid({ error: 'must be a UUID' }).meta({
      description: 'Id of the publishable key.',
      examples: ['01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7'],
      maxLength: 36,
    }),
  }),
  output: z.object({ revoked: z.literal(true) }),
  errorCodes: ['invalid_api_key', 'not_found'],
  async run({ publishableKeys, invalidateKey, caller }: PublishableKeyDeps, { id }) {
    if (!(await publishableKeys.revoke(requireAccount(caller), id)))
      throw notFound('publishable key', id);
    invalidateKey({ keyId: id });
    return { revoked: true as const };
  },
});

const present = ({ created_at, ...key }: StoredKey) => ({
  ...key,
  created_at: formatInstant(created_at),
});
