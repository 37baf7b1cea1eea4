import { listOperations, type ApiDocument, type Parameter } from './reference/api-document.ts';

/** Returns every request with its parameters, as Markdown for language models. */
export const describeRequests = (document: ApiDocument): string =>
  [
    '## Requests in full',
    ...listOperations(document).map(({ method, path, summary, description, parameters = [] }) =>
      [`### ${method} ${path}`, description ?? summary, parameters.map(toItem).join('\n')]
        .filter((part) => part !== '')
        .join('\n\n'),
    ),
  ].join('\n\n');

const toItem = ({ name, required = false, schema }: Parameter): string =>
  `- \`${name}\`${required ? ' (required)' : ''}: ${schema.description ?? 'see the reference'}`;
