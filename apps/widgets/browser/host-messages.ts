// The messages between a view and the client that shows it (MCP Apps, 2026-01-26). The official
// library does the same in 650 kB, and a client loads the view with every list. A test runs this
// against the host of that library.
const PROTOCOL_VERSION = '2026-01-26';
const INITIALIZE_ID = 1;

interface Message {
  jsonrpc: '2.0';
  id?: number | string;
  method?: string;
  params?: Record<string, unknown>;
  result?: { hostContext?: HostContext };
}

interface HostContext {
  theme?: 'light' | 'dark';
}

interface ViewHandlers {
  /** Receives the structured content of the tool call that the view is for. */
  onResult: (output: unknown) => void;
  onTheme: (theme: 'light' | 'dark') => void;
}

/** Connects to the client in the parent window. Returns functions that request something of it. */
export function connectHost(name: string, { onResult, onTheme }: ViewHandlers) {
  let lastId = INITIALIZE_ID;
  const post = (message: Omit<Message, 'jsonrpc'>) => {
    // The origin of the client is unknown. What a view sends is the size and the link that a person
    // selected.
    parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  };
  const applyContext = (context: HostContext | undefined) => {
    if (context?.theme) onTheme(context.theme);
  };
  addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return;
    const { id, method, params, result } = data;
    if (id === INITIALIZE_ID && result) {
      applyContext(result.hostContext);
      post({ method: 'ui/notifications/initialized', params: {} });
      reportSize();
    } else if (method === 'ui/notifications/tool-result') onResult(params?.['structuredContent']);
    else if (method === 'ui/notifications/host-context-changed') applyContext(params);
    else if (method !== undefined && id !== undefined) post({ id, result: {} }); // ping, teardown
  });

  function reportSize(): void {
    const report = () => {
      const { width, height } = document.documentElement.getBoundingClientRect();
      const params = { width: Math.ceil(width), height: Math.ceil(height) };
      post({ method: 'ui/notifications/size-changed', params });
    };
    new ResizeObserver(report).observe(document.documentElement);
  }

  post({
    id: INITIALIZE_ID,
    method: 'ui/initialize',
    params: {
      appInfo: { name, version: '1' },
      appCapabilities: {},
      protocolVersion: PROTOCOL_VERSION,
    },
  });
  return {
    openLink: (url: string) => {
      post({ id: ++lastId, method: 'ui/open-link', params: { url } });
    },
  };
}
