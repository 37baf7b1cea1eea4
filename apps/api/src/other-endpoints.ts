import { ERROR_CODES } from '@marquee/domain';
import type { OtherEndpoint } from '@marquee/http';
import { z } from 'zod';
import { VERSION } from './version.ts';

const check = z.enum(['ok', 'down', 'local', 'degraded']);

const Health = z
  .object({
    ok: z.boolean().meta({ examples: [true] }),
    status: z.enum(['ok', 'degraded', 'down']).meta({ examples: ['ok'] }),
    reason: z.string().optional().meta({ description: 'Why the server is not ready.' }),
    version: z.string().meta({ examples: [VERSION] }),
    uptime_s: z.int().meta({ examples: [3600] }),
    checks: z.record(z.string(), check).meta({ examples: [{ database: 'ok', counters: 'ok' }] }),
    hints: z.array(z.string()).optional(),
  })
  .meta({ id: 'Health' });

const Ready = z.object({
  ok: z.boolean().meta({ examples: [true] }),
  reason: z.string().optional().meta({ description: 'Why the server is not ready.' }),
});

const ProblemType = z
  .object({
    code: z.enum(ERROR_CODES).meta({ examples: ['not_found'] }),
    title: z.string().meta({ examples: ['Not found'] }),
    status: z.int().meta({ examples: [404] }),
    explanation: z.string().meta({ examples: ['No such endpoint or record.'] }),
  })
  .meta({ id: 'ProblemType' });

const fileParameters = z.object({
  id: z
    .string()
    .max(20)
    .meta({
      description: 'Id of the snapshot, or `latest`, which redirects to the newest.',
      examples: ['latest'],
    }),
  file: z
    .enum(['events.ndjson.gz', 'events.parquet', 'schema.json'])
    .meta({ description: 'Name of the file.', examples: ['events.parquet'] }),
});

const UNCHANGED = { '304': 'Unchanged since the response that If-None-Match names.' };

/** The reads of the API that are not in the table of routes, for the reference. */
export const OTHER_ENDPOINTS: readonly OtherEndpoint[] = [
  {
    path: '/snapshots/{id}/{file}',
    name: 'get_snapshot_file',
    summary: 'A file of a snapshot',
    description:
      'A file never changes. It supports ranges and conditional requests; the ETag is its SHA-256.',
    parameters: fileParameters,
    output: null,
    others: {
      '206': 'The bytes that Range names.',
      '302': 'Redirect from `latest` to the newest snapshot.',
      ...UNCHANGED,
      '412': 'The file is not the one that If-Match names.',
      '416': 'The file has no such bytes.',
    },
    errorCodes: [
      'not_found',
      'invalid_api_key',
      'expired_api_key',
      'quota_exceeded',
      'unavailable',
    ],
  },
  {
    path: '/health',
    name: 'get_health',
    summary: 'State of the server, for people',
    description:
      'Not counted. 503 if the server is not ready, except while it loads its first events.',
    output: Health,
    sameFor: ['503'],
    errorCodes: ['method_not_allowed'],
  },
  {
    path: '/health/live',
    name: 'get_liveness',
    summary: 'Whether the process responds',
    description: 'Not counted. It checks no dependency.',
    output: z.object({ ok: z.literal(true) }),
    errorCodes: ['method_not_allowed'],
  },
  {
    path: '/health/ready',
    name: 'get_readiness',
    summary: 'Whether the server accepts requests',
    description:
      'Not counted. 503 while the process starts or drains, or if the schema of the database does not match.',
    output: Ready,
    sameFor: ['503'],
    errorCodes: ['method_not_allowed'],
  },
  {
    path: '/problems',
    name: 'list_problems',
    summary: 'The problem types',
    description:
      'Not counted. All problem types with their codes and statuses. A browser gets a page.',
    output: z.object({ ok: z.literal(true), problems: z.array(ProblemType) }),
    hasPage: true,
    others: UNCHANGED,
    errorCodes: ['not_acceptable', 'method_not_allowed'],
  },
  {
    path: '/problems/{type}',
    name: 'get_problem',
    summary: 'Explanation of a problem type',
    description: 'Not counted. What the `type` of a problem links to. A browser gets a page.',
    parameters: z.object({
      type: z
        .string()
        .max(60)
        .meta({ description: 'The code with hyphens.', examples: ['not-found'] }),
    }),
    output: z.object({ ok: z.literal(true), ...ProblemType.shape }),
    hasPage: true,
    others: UNCHANGED,
    errorCodes: ['not_acceptable', 'not_found', 'method_not_allowed'],
  },
];
