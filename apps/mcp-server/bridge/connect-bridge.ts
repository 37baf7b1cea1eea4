import {
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  ProtocolError,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';

const SERVER_ERROR = -32_000;

type Remote = Pick<
  StreamableHTTPClientTransport,
  'start' | 'send' | 'close' | 'setProtocolVersion' | 'onmessage'
>;

interface Bridge {
  local: Transport;
  remote: Remote;
  /** The address of the server, for messages. */
  url: string;
  /**
   * Called when the client has disconnected. Requests in flight are not answered, as the protocol
   * states.
   */
  onEnd: () => void;
}

/**
 * Passes messages on between a client on standard input and a server over HTTP. Starts both
 * transports.
 */
export async function connectBridge({ local, remote, url, onEnd }: Bridge): Promise<void> {
  const handshakes = new Set<JSONRPCRequest['id']>();

  async function forward(message: JSONRPCMessage): Promise<void> {
    if (isJSONRPCRequest(message) && message.method === 'initialize') handshakes.add(message.id);
    try {
      await remote.send(message);
    } catch (error) {
      if (isJSONRPCRequest(message)) send(toErrorMessage(message.id, error, url));
    }
  }

  const send = (message: JSONRPCMessage): void => {
    local.send(message).catch(() => undefined); // the client has disconnected
  };

  remote.onmessage = (message: JSONRPCMessage) => {
    // Every later request names the revision that this response states.
    if (isJSONRPCResultResponse(message) && handshakes.delete(message.id)) {
      const { protocolVersion } = message.result;
      if (typeof protocolVersion === 'string') remote.setProtocolVersion(protocolVersion);
    }
    send(message);
  };
  local.onmessage = (message) => {
    void forward(message);
  };
  local.onclose = () => {
    void remote.close().finally(onEnd);
  };
  await remote.start();
  await local.start();
}

function toErrorMessage(id: JSONRPCRequest['id'], error: unknown, url: string): JSONRPCMessage {
  if (error instanceof ProtocolError)
    return {
      jsonrpc: '2.0',
      id,
      error: { code: error.code, message: error.message, data: error.data },
    };
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The server ${url} gave no answer (${reason}). Check the address and the network, then repeat the call.`;
  return { jsonrpc: '2.0', id, error: { code: SERVER_ERROR, message } };
}
