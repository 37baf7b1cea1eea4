import { isFields, toList, type Fields } from '../reading/record.ts';

/**
 * Returns the API responses in a file: the file itself, or the bodies of recorded requests (nock's
 * `response`, others' `body`). Leaves error responses out unless there are no others.
 */
export function responseBodies(parsed: unknown): unknown[] {
  const recorded = toList(parsed).filter(isRecording);
  if (recorded.length === 0) return [parsed];
  const good = recorded.filter(
    ({ status }) => status === undefined || (typeof status === 'number' && status < 400),
  );
  return (good.length > 0 ? good : recorded).map(
    (recording) => recording['response'] ?? recording['body'],
  );
}

const isRecording = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value['method'] === 'string' &&
  ('response' in value || 'body' in value);
