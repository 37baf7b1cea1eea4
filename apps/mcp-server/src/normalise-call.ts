/**
 * Returns a tool call whose arguments are an object, as the protocol requires: models also send
 * JSON text or null. Any other value becomes an unknown argument, so that the error lists the valid
 * ones.
 */
export function normaliseCall(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(normaliseCall);
  if (!isRecord(message) || message['method'] !== 'tools/call' || !isRecord(message['params']))
    return message;
  const given = message['params']['arguments'];
  if (given === undefined || isRecord(given)) return message;
  return { ...message, params: { ...message['params'], arguments: toArguments(given) } };
}

function toArguments(given: unknown): object {
  const value = typeof given === 'string' ? parseJson(given) : given;
  if (value === null || value === '') return {};
  return isRecord(value) ? value : { arguments: value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
