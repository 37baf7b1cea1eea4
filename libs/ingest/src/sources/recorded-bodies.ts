import { isFields, listOf, type Fields } from './record.ts';

/**
 * The answers of an API that a file holds: the file itself, or those in a recording of requests (nock's `response`, the `body` of
 * others). What was answered with an error is left out, unless there is nothing else.
 */
export function bodiesIn(parsed: unknown): unknown[] {
  const recorded = listOf(parsed).filter(isRecording);
  if (recorded.length === 0) return [parsed];
  const good = recorded.filter(({ status }) => status === undefined || (typeof status === 'number' && status < 400));
  return (good.length > 0 ? good : recorded).map((recording) => recording['response'] ?? recording['body']);
}

const isRecording = (value: unknown): value is Fields =>
  isFields(value) && typeof value['method'] === 'string' && ('response' in value || 'body' in value);
