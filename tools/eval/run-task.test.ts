import { describe, expect, it } from '@jest/globals';
import { readModelSettings, type Message, type ToolCall } from './model.ts';
import { runTask } from './run-task.ts';

const TASK = {
  request: 'What is on in Berlin?',
  isRight: (row: Record<string, unknown>) => row['city'] === 'Berlin',
};
const toCall = (args: string): ToolCall => ({
  id: '1',
  function: { name: 'search_events', arguments: args },
});

/** A model that sends these arguments one after the other, and then answers. */
function scripted(...args: string[]) {
  const read: Message[][] = [];
  const complete = (messages: Message[]) => {
    read.push([...messages]);
    const next = args.shift();
    return Promise.resolve({ content: 'Done.', calls: next === undefined ? [] : [toCall(next)] });
  };
  return { complete, read };
}

const call = (_name: string, args: unknown) =>
  Promise.resolve({ text: 'rows', rows: [{ city: (args as { city?: string }).city ?? 'Paris' }] });

describe('a task', () => {
  it('is good if the last of at most two calls has the right rows', async () => {
    const { complete, read } = scripted('{}', '{"city":"Berlin"}');
    expect(await runTask(TASK, { complete, call })).toEqual({
      isGood: true,
      calls: ['search_events {}', 'search_events {"city":"Berlin"}'],
      reason: null,
    });
    expect(read.at(-1)?.at(-1)).toEqual({ role: 'tool', tool_call_id: '1', content: 'rows' });
  });

  it.each([
    ['a wrong row', ['{"city":"Paris"}'], /a wrong row/],
    ['arguments that are not JSON', ['Berlin'], /a wrong row/],
    ['no call', [], /no call/],
    ['three calls', ['{}', '{}', '{"city":"Berlin"}'], /3 calls/],
    ['calls without end', ['{}', '{}', '{}', '{}', '{}'], /4 calls/],
  ])('is not good after %s', async (_what, args, reason) => {
    const result = await runTask(TASK, { complete: scripted(...args).complete, call });
    expect(result).toMatchObject({ isGood: false, reason: expect.stringMatching(reason) });
  });
});

it('names the settings that are missing', () => {
  expect(readModelSettings({ AI_MODEL: 'm' })).toEqual({ missing: ['AI_BASE_URL'] });
  expect(readModelSettings({ AI_BASE_URL: 'http://localhost:1/v1/', AI_MODEL: 'm' })).toEqual({
    baseUrl: 'http://localhost:1/v1',
    model: 'm',
    apiKey: undefined,
  });
});
