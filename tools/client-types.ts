import { openApiDocument } from '@marquee/http';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { routes } from '../apps/api/src/routes.ts';

export const CLIENT_TYPES = new URL('../libs/client/src/generated/schema.ts', import.meta.url);

const HEAD = '// Made of the OpenAPI document by `npm run client`: not to be edited.\n\n';

/** The types of the client, as the routes that there are make them. */
export async function clientTypes(): Promise<string> {
  const document = openApiDocument(routes, { apiUrl: 'http://localhost:3000', title: 'Marquee', description: '' });
  const types = astToString(await openapiTypescript(JSON.stringify(document)));
  return format(HEAD + types, { ...(await resolveConfig(CLIENT_TYPES)), parser: 'typescript' });
}
