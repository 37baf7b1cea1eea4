import { callerSubjects, type Access, type ApiKeyOwner, type Caller } from '@marquee/access';
import type { CallerReads } from '@marquee/database';
import { DomainError } from '@marquee/domain';
import { quotaExceeded } from '@marquee/quota';
import { withTimeout } from '@marquee/runtime';
import { createArgumentParser } from './arguments/parse-arguments.ts';
import { sanitiseRecord } from './replies/sanitise-record.ts';
import { toToolError, type ToolError } from './replies/tool-error.ts';
import { truncateToBytes } from './replies/truncate.ts';
import type { ToolCache, RenderedOutput } from './tool-cache.ts';
import type { ToolDeps } from './tool-deps.ts';
import type { ToolOutput, Tool } from './tool.ts';

const TIMEOUT_MS = 10_000;

/**
 * The address of a client, and its API key if it sent one, or the account that it signed in to.
 * Resolved to a caller only for requests that count.
 */
export interface ClientIdentity {
  address: string | undefined;
  key: string | undefined;
  /** Requests count as those with a key of this account. */
  holder?: ApiKeyOwner | undefined;
}

export type AgentDeps = Omit<ToolDeps, 'caller'> & {
  access: Pick<Access, 'authenticate' | 'consume'>;
  /** Caches the output of read-only tools; null disables the cache. */
  toolCache: ToolCache | null;
  reads: Pick<CallerReads, 'fromReplicas' | 'fromPrimary' | 'wrote'>;
  /** Logs an error whose details the client does not receive. */
  report: (error: unknown) => void;
};

export type ToolResult = RenderedOutput | { error: ToolError };

/**
 * Returns a function that calls the tool: authentication, quota, arguments, cache. It never throws.
 */
export function createToolHandler(tool: Tool<ToolDeps>) {
  const parseArguments = createArgumentParser(tool);

  async function call(
    deps: AgentDeps,
    client: ClientIdentity,
    args: object,
  ): Promise<RenderedOutput> {
    const caller = await toCaller(deps, client);
    if (tool.limitClass === 'read') await consumeQuota(deps, caller, 'read');
    await routeReads(deps, caller, tool.limitClass);
    const parsed = parseArguments(args);
    // A write with invalid arguments does not count.
    if (tool.limitClass === 'write') await consumeQuota(deps, caller, 'write');
    const run = () => runTool(tool, { ...deps, caller }, parsed);
    return tool.limitClass === 'read' && deps.toolCache
      ? deps.toolCache.getOrCreate(`${tool.name} ${JSON.stringify(parsed)}`, run)
      : run();
  }

  return async (deps: AgentDeps, client: ClientIdentity, args: object): Promise<ToolResult> => {
    try {
      return await call(deps, client, args);
    } catch (thrown) {
      const error = toToolError(thrown, tool.name);
      if (error.code === 'internal_error' || error.code === 'unavailable') deps.report(thrown);
      return { error };
    }
  };
}

async function runTool(
  tool: Tool<ToolDeps>,
  deps: ToolDeps,
  { input, notes, ignored, hasExplicitSize }: ReturnType<ReturnType<typeof createArgumentParser>>,
): Promise<RenderedOutput> {
  const record = await withToolTimeout(tool.run(deps, input));
  const output = {
    ok: true,
    ...sanitiseRecord(record, Object.values(deps.addresses)),
    ...toHint(record, notes),
    ...(ignored.length > 0 && { notes: [`ignored unknown arguments: ${ignored.join(', ')}`] }),
  };
  const offset = typeof input['offset'] === 'number' ? input['offset'] : 0;
  const sizeLimit =
    tool.conciseMaxBytes !== undefined && !hasExplicitSize
      ? { maxBytes: tool.conciseMaxBytes }
      : {};
  return truncateToBytes(output, { lists: tool.lists, offset, ...sizeLimit });
}

async function routeReads(
  { reads }: Pick<AgentDeps, 'reads'>,
  caller: Caller,
  limitClass: 'read' | 'write',
): Promise<void> {
  const subjects = callerSubjects(caller);
  if (limitClass === 'read') {
    reads.fromReplicas(subjects);
    return;
  }
  reads.fromPrimary(subjects);
  await reads.wrote(subjects);
}

/** Counts a call. Throws `quota_exceeded` if it exceeds the limits of the caller. */
async function consumeQuota(
  { access }: Pick<AgentDeps, 'access'>,
  caller: Caller,
  limitClass: 'read' | 'write',
): Promise<void> {
  const admission = await access.consume(caller, limitClass);
  if (!admission.decision.admitted) throw quotaExceeded(admission);
}

async function toCaller(
  { access }: Pick<AgentDeps, 'access'>,
  { address, key, holder }: ClientIdentity,
): Promise<Caller> {
  const caller = await access.authenticate(address, key);
  return holder ? { ...caller, holder, tier: holder.tier } : caller;
}

/** Counts a read that is not a tool call, and returns its caller. */
export async function countRead(deps: AgentDeps, client: ClientIdentity): Promise<Caller> {
  const caller = await toCaller(deps, client);
  await consumeQuota(deps, caller, 'read');
  await routeReads(deps, caller, 'read');
  return caller;
}

function toHint(output: ToolOutput, notes: string[]): { hint?: string } {
  const hints = typeof output['hint'] === 'string' ? [...notes, output['hint']] : notes;
  return hints.length > 0 ? { hint: hints.join(' ') } : {};
}

/** Throws `unavailable` after 10 s: the model waits for the result, and so does a person. */
export const withToolTimeout = <Result>(work: Promise<Result>): Promise<Result> =>
  withTimeout(work, TIMEOUT_MS, () => {
    throw new DomainError('unavailable', 'The call timed out.');
  });
