import { refusalOf, type AgentDeps } from '@marquee/agent-tools';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** A refusal where the protocol has no result that could say so. */
export function protocolError(error: unknown, { report }: Pick<AgentDeps, 'report'>): ProtocolError {
  const { code, sentence } = refusalOf(error);
  if (code === 'internal_error' || code === 'unavailable') report(error);
  return new ProtocolError(ProtocolErrorCode.InternalError, sentence, { code });
}
