import { Agent } from 'node:http';

const PROBE_INTERVAL_MS = 100;

interface Backend {
  port: number;
  agent: Agent;
  isReady: boolean;
}

/** Backends of a load balancer, each of which is probed. */
export function createBackends() {
  const backends = new Set<Backend>();

  async function probe(backend: Backend, path: string): Promise<void> {
    while (backends.has(backend)) {
      backend.isReady = await isReady(backend.port, path);
      await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
    }
    backend.agent.destroy();
  }
  return {
    ready: () => [...backends].filter((backend) => backend.isReady),
    /** Adds a backend, which gets requests as soon as a probe finds it ready. */
    add: (port: number, probePath = '/health/ready'): Backend => {
      const backend: Backend = { port, agent: new Agent({ keepAlive: true }), isReady: false };
      backends.add(backend);
      void probe(backend, probePath);
      return backend;
    },
    remove: (backend: Backend) => backends.delete(backend),
    stop: () => {
      backends.clear();
    },
  };
}

const isReady = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${String(port)}${path}`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
