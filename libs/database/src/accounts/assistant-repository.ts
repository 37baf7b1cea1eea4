import type { Database } from '../connection/connect.ts';
import { prepared } from '../connection/prepared-statement.ts';
import { isUnavailable } from '../connection/unavailable.ts';
import { fromHex } from '../statements/bytes.ts';
import { findAccessSql, type AssistantAccess } from './find-key-holder-sql.ts';
import { hashOf, withId, withoutId, type OauthContent } from './oauth-content.ts';

/** An assistant as the owner of the account sees it. */
export interface ListedAssistant {
  /** Names the assistant in forms. */
  id: string;
  name: string;
  host: string;
  scopes: string[];
  created_at: Date;
  last_used_at: Date | null;
}

/** Assistants that accounts connected: one for each grant of OAuth. */
export function createAssistantRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  /** Stores a grant for `ttlS` seconds. */
  async function save(id: string, content: OauthContent, ttlS = 0): Promise<void> {
    const data = {
      accountId: String(content['accountId']),
      scopes: scopesOf(content),
      content: withoutId(content, id),
      expiresAt: new Date(Date.now() + ttlS * 1000),
    };
    await prisma.connectedAssistant.upsert({
      where: { id: hashOf(id) },
      create: { id: hashOf(id), ...data },
      update: data,
    });
  }

  /** Returns a grant, or undefined. */
  async function find(id: string): Promise<OauthContent | undefined> {
    const grant = await prisma.connectedAssistant.findUnique({
      where: { id: hashOf(id), expiresAt: { gt: new Date() } },
      select: { content: true },
    });
    return grant ? withId(grant.content, id) : undefined;
  }

  /** Deletes a grant and its tokens. */
  const remove = async (id: string): Promise<void> => {
    await prisma.connectedAssistant.deleteMany({ where: { id: hashOf(id) } });
  };

  /** Names the client of a grant. */
  async function describe(id: string, client: { name: string; host: string }): Promise<void> {
    await prisma.connectedAssistant.updateMany({ where: { id: hashOf(id) }, data: client });
  }

  /** Returns what an access token permits, or null. Records its use. */
  async function findAccess(token: string): Promise<AssistantAccess | null> {
    const hash = hashOf(token);
    const [access] = await query<AssistantAccess>(prepared('find_access', findAccessSql(hash)));
    if (access && !access.is_recorded)
      await prisma.connectedAssistant
        .updateMany({
          where: { records: { some: { kind: 'AccessToken', hash } } },
          data: { lastUsedAt: new Date() },
        })
        .catch(ignoreUnavailable);
    return access ?? null;
  }

  /** Ends the access of an assistant that `list` names. */
  async function disconnect(accountId: string, id: string): Promise<void> {
    await prisma.connectedAssistant.deleteMany({ where: { accountId, id: fromHex(id) } });
  }

  return { save, find, remove, describe, findAccess, disconnect, list: createList(prisma) };
}
export type AssistantRepository = ReturnType<typeof createAssistantRepository>;

// A token is valid also while its use cannot be recorded, for example on a standby.
function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

/** Returns a function that lists the assistants of an account, the newest first. */
const createList =
  (prisma: Database['prisma']) =>
  async (accountId: string): Promise<ListedAssistant[]> => {
    const rows = await prisma.connectedAssistant.findMany({
      where: { accountId, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: 'desc' },
    });
    return rows.map(({ id, name, host, scopes, createdAt, lastUsedAt }) => ({
      id: Buffer.from(id).toString('hex'),
      name,
      host,
      scopes,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    }));
  };

function scopesOf({ resources }: OauthContent): string[] {
  const granted = Object.values(Object(resources) as Record<string, string>);
  return [...new Set(granted.flatMap((scope) => scope.split(' ')))];
}
