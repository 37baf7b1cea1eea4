import { CLIENT_CAPABILITIES_META_KEY } from '@modelcontextprotocol/server';

/**
 * The extension MCP Apps and the type of its documents. A test compares them with the official
 * library, which is larger.
 */
const EXTENSION = 'io.modelcontextprotocol/ui';
export const VIEW_TYPE = 'text/html;profile=mcp-app';

/** The capability of a server with views. */
export const VIEWS_CAPABILITY = { [EXTENSION]: {} };

/**
 * The session id of clients that declared the extension in `initialize`. Older revisions state the
 * capabilities of a client only once, and this server stores nothing: the client sends the id with
 * every later request. It is the same for all of them.
 */
export const VIEWS_SESSION = 'views';

/** Returns whether a message declares that its client shows views. */
export function declaresViews(message: unknown): boolean {
  if (Array.isArray(message)) return message.some(declaresViews);
  const params = getMember(message, 'params');
  const capabilities =
    getMember(params, 'capabilities') ??
    getMember(getMember(params, '_meta'), CLIENT_CAPABILITIES_META_KEY);
  const types = getMember(getMember(getMember(capabilities, 'extensions'), EXTENSION), 'mimeTypes');
  return Array.isArray(types) && types.includes(VIEW_TYPE);
}

const getMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
