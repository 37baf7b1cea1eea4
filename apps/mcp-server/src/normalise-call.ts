/**
 * A tool call whose arguments are an object, as the protocol wants: models also send them as a text of JSON, or null. What is
 * neither becomes an argument that no tool knows, so that the model reads which ones there are.
 */
export function normaliseCall(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(normaliseCall);
  if (!isRecord(message) || message['method'] !== 'tools/call' || !isRecord(message['params'])) return message;
  const given = message['params']['arguments'];
  if (given === undefined || isRecord(given)) return message;
  return { ...message, params: { ...message['params'], arguments: objectOf(given) } };
}

function objectOf(given: unknown): object {
  const read = typeof given === 'string' ? parsed(given) : given;
  if (read === null || read === '') return {};
  return isRecord(read) ? read : { arguments: read };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
