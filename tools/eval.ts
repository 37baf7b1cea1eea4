// npm run eval: tries the tasks with a language model that knows only the tool list.
import { parseArgs } from 'node:util';
import { connectTools } from './eval/mcp-client.ts';
import { createModel, readModelSettings } from './eval/model.ts';
import { runTask } from './eval/run-task.ts';
import { TASKS } from './eval/tasks.ts';
import { readEnvironment } from './start/environment.ts';

const USAGE = `npm run eval -- [--mcp http://localhost:3002/mcp] [--key mq_live_...]

Tries ${String(TASKS.length)} tasks with a language model on a running server (npm start), and prints one line per task.
A task is good if the last call has the right rows and is at most the second one.
Needs AI_BASE_URL and AI_MODEL (an API compatible with OpenAI's chat completions, with tools), and AI_API_KEY if it
requires a key. --key: an API key of this server; without one, the quota of an address allows one or two runs an hour.`;

const { values } = parseArgs({
  options: {
    mcp: { type: 'string', default: 'http://localhost:3002/mcp' },
    key: { type: 'string' },
    help: { type: 'boolean' },
  },
});

async function main(): Promise<void> {
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const settings = readModelSettings(readEnvironment(process.env));
  if ('missing' in settings) {
    console.error(`Nothing was run: ${settings.missing.join(' and ')} must be set.\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const tools = await connectTools(values.mcp, values.key);
  const complete = createModel(settings, tools.definitions);
  let good = 0;
  for (const task of TASKS) {
    const { isGood, calls, reason } = await runTask(task, { complete, call: tools.call });
    if (isGood) good++;
    console.log(
      `${isGood ? 'good' : 'bad '} ${task.request} <- ${calls.join(', ')}${reason === null ? '' : ` (${reason})`}`,
    );
  }
  console.log(`${String(good)}/${String(TASKS.length)}`);
  if (good < TASKS.length) process.exitCode = 1;
}

await main();
