/**
 * Returns the bytes of live objects of a process that runs with `--inspect`, after a garbage
 * collection.
 */
export async function heapOf(inspectorPort: number): Promise<number> {
  const targets = (await (
    await fetch(`http://127.0.0.1:${String(inspectorPort)}/json`)
  ).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  try {
    await call(socket, 'HeapProfiler.collectGarbage');
    const { usedSize } = (await call(socket, 'Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize;
  } finally {
    socket.close();
  }
}

let calls = 0;

function call(socket: WebSocket, method: string): Promise<unknown> {
  const id = ++calls;
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (message.id !== id) return;
      socket.removeEventListener('message', onMessage);
      resolve(message.result);
    };
    socket.addEventListener('message', onMessage);
    socket.send(JSON.stringify({ id, method }));
  });
}
