import { openApiDocument } from '@marquee/http';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { OTHER_ENDPOINTS } from '../../apps/api/src/other-endpoints.ts';
import { routes } from '../../apps/api/src/routes.ts';

export const CLIENT_TYPES = new URL('../../libs/client/src/generated/schema.ts', import.meta.url);

const HEAD = '// Generated from the OpenAPI document by `npm run client`. Do not edit.\n\n';

/** Generates the types of the client from the routes of the API. */
export async function generateClientTypes(): Promise<string> {
  const document = openApiDocument(routes, {
    apiUrl: 'http://localhost:3000',
    title: 'Marquee',
    description: '',
    otherEndpoints: OTHER_ENDPOINTS,
  });
  const types = astToString(await openapiTypescript(JSON.stringify(document)));
  return format(HEAD + types, { ...(await resolveConfig(CLIENT_TYPES)), parser: 'typescript' });
}
