import { must } from '@marquee/testing/must';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientInformationMixed,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthTokens,
} from '@modelcontextprotocol/client';

export const REDIRECT = 'http://localhost:8787/callback';

interface Decision {
  address: URL;
  session: string;
  origin: string;
  choice: 'allow' | 'refuse';
}

/** Returns the page that requests access, and where the browser ends after the choice. */
export async function decide({ address, session, origin, choice }: Decision) {
  const jar = new Map([session.split('=') as [string, string]]);
  const open = async (url: URL, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { cookie, origin, 'accept-language': 'en' },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    return response;
  };
  const next = (response: Response) => new URL(must(response.headers.get('location')), address);
  const page = next(await open(address));
  const shown = await open(page);
  const html = await shown.text();
  const token = must(/name="form_token" value="([\w-]+)"/.exec(html)?.[1]);
  const form = { method: 'POST', body: new URLSearchParams({ form_token: token }) };
  const done = await open(new URL(`${page.pathname}/${choice}`, page), form);
  const end = next(await open(next(done)));
  return { html, policy: must(shown.headers.get('content-security-policy')), end };
}

interface Connected {
  /** The address of the tool server. */
  resource: string;
  /** Opens an address as the browser of a signed-in person, who allows it. */
  connect: (address: URL) => Promise<{ end: URL }>;
}

/** A client of the SDK with its own OAuth, as assistants have it. */
export class Assistant implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  clientMetadataUrl?: string;
  address: URL | null = null;
  private client: OAuthClientInformationMixed | undefined;
  private stored: OAuthTokens | undefined;
  private verifier = '';

  private readonly fixture: Connected;

  constructor(fixture: Connected, documentUrl?: string) {
    this.fixture = fixture;
    if (documentUrl !== undefined) this.clientMetadataUrl = documentUrl;
  }

  get clientMetadata(): OAuthClientMetadata {
    return { client_name: 'Test assistant', redirect_uris: [REDIRECT] };
  }
  clientInformation = () => this.client;
  saveClientInformation = (client: OAuthClientInformationMixed) => void (this.client = client);
  tokens = () => this.stored;
  saveTokens = (tokens: OAuthTokens) => void (this.stored = tokens);
  redirectToAuthorization = (address: URL) => void (this.address = address);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;

  /** Connects; the first time, the person allows it. */
  async open(): Promise<Client> {
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(this.fixture.resource), { authProvider: this });
    const first = transport();
    try {
      const client = new Client({ name: 'assistant', version: '1' });
      await client.connect(first);
      return client;
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
    }
    const { end } = await this.fixture.connect(must(this.address));
    await first.finishAuth(end.searchParams);
    const client = new Client({ name: 'assistant', version: '1' });
    await client.connect(transport());
    return client;
  }
}
