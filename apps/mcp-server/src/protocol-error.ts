import { toToolError, type AgentDeps } from '@marquee/agent-tools';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** Converts an error of a request whose result cannot contain errors. */
export function toProtocolError(
  error: unknown,
  { report }: Pick<AgentDeps, 'report'>,
): ProtocolError {
  const { code, message } = toToolError(error);
  if (code === 'internal_error' || code === 'unavailable') report(error);
  return new ProtocolError(ProtocolErrorCode.InternalError, message, { code });
}
