import { DomainError } from '@marquee/domain';
import { quotaExceeded, type Caller, type Access } from '@marquee/quota';
import { argumentReader } from './read-arguments.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { sanitiseRecord } from './sanitise-record.ts';
import type { ToolCache, CachedResult } from './tool-cache.ts';
import type { ToolDeps } from './tool-deps.ts';
import type { Answer, Tool } from './tool.ts';
import { truncateToBytes } from './truncate.ts';

const MAX_MS = 10_000;

/** Who calls: an address and, where the caller has one, a key. Found out only for what counts. */
export interface Visitor {
  address: string | undefined;
  key: string | undefined;
}

export type AgentDeps = Omit<ToolDeps, 'caller'> & {
  gate: Pick<Access, 'identify' | 'admit'>;
  /** Where answers of tools that only read are kept; null: nowhere. */
  kept: ToolCache | null;
  /** Notes an error that the caller does not learn. */
  report: (error: unknown) => void;
};

export type ToolResult = CachedResult | { refusal: Refusal };

/** A tool that is ready to be called; never throws. */
export function createToolHandler(tool: Tool<ToolDeps>) {
  const read = argumentReader(tool);

  async function run(deps: AgentDeps, visitor: Visitor, given: object): Promise<CachedResult> {
    const caller = await deps.gate.identify(visitor.address, visitor.key);
    if (tool.counting === 'read') await admit(deps, caller, 'read');
    const question = read(given);
    // A write counts once it is one.
    if (tool.counting === 'write') await admit(deps, caller, 'write');
    const make = () => tell(tool, { ...deps, caller }, question);
    return tool.counting === 'read' && deps.kept
      ? deps.kept.find(`${tool.name} ${JSON.stringify(question)}`, make)
      : make();
  }

  return async (deps: AgentDeps, visitor: Visitor, given: object): Promise<ToolResult> => {
    try {
      return await run(deps, visitor, given);
    } catch (error) {
      const refusal = refusalOf(error, tool.name);
      if (refusal.code === 'internal_error' || refusal.code === 'unavailable') deps.report(error);
      return { refusal };
    }
  };
}

async function tell(
  tool: Tool<ToolDeps>,
  deps: ToolDeps,
  { input, notes, isMeasured }: ReturnType<ReturnType<typeof argumentReader>>,
): Promise<CachedResult> {
  const found = await withTimeout(tool.run(deps, input));
  const clean = { ok: true, ...sanitiseRecord(found, deps.addresses.api), ...notesOf(found, notes) };
  const offset = typeof input['offset'] === 'number' ? input['offset'] : 0;
  const lean = tool.leanBytes !== undefined && !isMeasured ? { mostBytes: tool.leanBytes } : {};
  return truncateToBytes(clean, { lists: tool.lists, offset, ...lean });
}

/** Counts a call; throws where it is beyond the caller's limits. */
async function admit({ gate }: Pick<AgentDeps, 'gate'>, caller: Caller, counting: 'read' | 'write'): Promise<void> {
  const admission = await gate.admit(caller, counting);
  if (!admission.decision.admitted) throw quotaExceeded(admission);
}

/** Counts what is neither a tool nor a record as a read. */
export async function countRead(deps: AgentDeps, { address, key }: Visitor): Promise<Caller> {
  const caller = await deps.gate.identify(address, key);
  await admit(deps, caller, 'read');
  return caller;
}

function notesOf(answer: Answer, notes: string[]): { hint?: string } {
  const hints = typeof answer['hint'] === 'string' ? [...notes, answer['hint']] : notes;
  return hints.length > 0 ? { hint: hints.join(' ') } : {};
}

/** What takes longer is given up: the model waits, and so does a person. */
export function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DomainError('unavailable', 'It took too long.'));
    }, MAX_MS);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
