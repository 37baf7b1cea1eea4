import type { ToolAnswer } from './mcp-client.ts';
import type { Complete, Message } from './model.ts';
import type { Task } from './tasks.ts';

const MAX_CALLS = 4;
const GOOD_CALLS = 2;

export interface Surroundings {
  complete: Complete;
  call: (name: string, args: unknown) => Promise<ToolAnswer>;
}

export interface TaskResult {
  isGood: boolean;
  /** The calls of the model, with their arguments. */
  calls: string[];
  /** Why the task is not good. */
  reason: string | null;
}

/** Lets the model call tools until it answers, and judges the rows of its last call. */
export async function runTask(task: Task, { complete, call }: Surroundings): Promise<TaskResult> {
  const messages: Message[] = [
    {
      role: 'system',
      content: `Today is ${new Date().toDateString()}. Use the tools, then answer in one sentence.`,
    },
    { role: 'user', content: task.request },
  ];
  const calls: string[] = [];
  let rows: ToolAnswer['rows'] = [];
  while (calls.length < MAX_CALLS) {
    const { content, calls: requested } = await complete(messages);
    if (requested.length === 0) break;
    messages.push({ role: 'assistant', content, tool_calls: requested });
    for (const { id, function: called } of requested) {
      calls.push(`${called.name} ${called.arguments}`);
      const found = await call(called.name, parse(called.arguments));
      rows = found.rows;
      messages.push({ role: 'tool', tool_call_id: id, content: found.text });
    }
  }
  const reason = judge(task, rows, calls.length);
  return { isGood: reason === null, calls, reason };
}

function judge(task: Task, rows: ToolAnswer['rows'], calls: number): string | null {
  if (calls === 0) return 'no call';
  if (calls > GOOD_CALLS) return `${String(calls)} calls`;
  if (rows.length === 0) return task.canBeEmpty ? null : 'no rows';
  const wrong = rows.find((row) => !task.isRight(row));
  return wrong ? `a wrong row: ${JSON.stringify(wrong).slice(0, 120)}` : null;
}

/** Models also send text that is no JSON; the server names the valid arguments. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
