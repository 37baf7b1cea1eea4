import {
  h,
  inlinePagePolicy,
  renderPage,
  siteTitle,
  type ComponentChild,
  type ComponentChildren,
} from '@marquee/ui';
import {
  findBody,
  listOperations,
  findSuccess,
  type ApiDocument,
  type ReferenceOperation,
} from './api-document.ts';
import { REFERENCE_STYLESHEET } from './reference-stylesheet.ts';
import { sampleRequest, writeSamples } from './samples.ts';
import { Fields, Marked, Parameters } from './schema-fields.ts';

export interface Reference {
  document: ApiDocument;
  addresses: { api: string; web?: string | undefined };
}

/** The policy of all pages of the reference: they have no script and load the icon only. */
export const REFERENCE_POLICY = inlinePagePolicy(REFERENCE_STYLESHEET, { loads: 'img-src data:' });

export const referencePath = (operationId?: string): string =>
  operationId === undefined ? '/docs' : `/docs/${operationId}`;

interface ShellProps {
  title: string;
  path: string;
  reference: Reference;
  children: ComponentChildren;
}

const render = ({ title, path, reference, children }: ShellProps): string =>
  renderPage({
    title: siteTitle(title),
    theme: 'auto',
    styles: REFERENCE_STYLESHEET,
    head: [
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('link', { rel: 'icon', href: 'data:,' }),
      h('link', { rel: 'canonical', href: `${reference.addresses.api}${path}` }),
    ],
    children: [h(Header, { reference }), children],
  });

const Header = ({ reference: { addresses } }: { reference: Reference }): ComponentChild =>
  h(
    'header',
    { class: 'site' },
    h('a', { class: 'name', href: `${addresses.web ?? addresses.api}/` }, 'Marquee'),
    h(
      'nav',
      { 'aria-label': 'Marquee' },
      h('a', { href: referencePath() }, 'API reference'),
      addresses.web !== undefined && [
        h('a', { href: `${addresses.web}/developers` }, 'Guides'),
        h('a', { href: `${addresses.web}/account` }, 'Get a free key'),
      ],
      h('a', { href: '/problems' }, 'Problem types'),
    ),
  );

/** The first page of the reference: how requests work, and all of them. */
export function renderOverview(reference: Reference): string {
  const { document, addresses } = reference;
  const paragraphs = document.info.description.split('\n\n');
  return render({
    title: 'API reference',
    path: referencePath(),
    reference,
    children: h(
      'div',
      { class: 'columns three' },
      h(AllRequests, { reference }),
      h(
        'main',
        null,
        h('h1', null, 'API reference'),
        paragraphs.map((text) => h('p', { key: text }, h(Marked, { text }))),
        h(
          'p',
          null,
          'With a key, send it as ',
          h('code', null, 'X-API-Key'),
          ' or as a bearer token.',
        ),
        addresses.web !== undefined &&
          h(
            'p',
            null,
            h('a', { href: `${addresses.web}/developers/api` }, 'The guide'),
            ' explains lists, errors and limits.',
          ),
        document.tags.map((tag) => h(TagSection, { key: tag.name, tag, reference })),
      ),
      h(
        'section',
        { class: 'samples', 'aria-label': 'Samples' },
        h('h2', null, 'First request'),
        h(Code, { text: `curl '${addresses.api}/events?city=ber&limit=3'` }),
        h('h2', null, 'OpenAPI 3.1'),
        h(Code, { text: `curl '${addresses.api}/openapi.json'` }),
      ),
    ),
  });
}

const TagSection = ({
  tag,
  reference,
}: {
  tag: ApiDocument['tags'][number];
  reference: Reference;
}): ComponentChild => [
  h('h2', null, tag.name),
  h('p', null, tag.description),
  h(
    'ul',
    { class: 'fields' },
    listTagged(tag.name, reference).map(({ operationId, method, path, summary }) =>
      h(
        'li',
        { key: operationId },
        h('a', { href: referencePath(operationId) }, summary),
        h('p', { class: 'quiet-text' }, h('code', null, `${method} ${path}`)),
      ),
    ),
  ),
];

const listTagged = (tag: string, { document }: Reference): ReferenceOperation[] =>
  listOperations(document).filter(({ tags }) => tags.includes(tag));

/** The page of one request. */
export function renderOperation(operation: ReferenceOperation, reference: Reference): string {
  const { operationId, method, path, summary, description } = operation;
  return render({
    title: summary,
    path: referencePath(operationId),
    reference,
    children: h(
      'div',
      { class: 'columns three' },
      h(AllRequests, { reference, current: operationId }),
      h(
        'main',
        null,
        h('h1', null, summary),
        h(
          'p',
          { class: 'address' },
          h('span', { class: 'method' }, method),
          ' ',
          h('code', null, path),
        ),
        description?.split('\n\n').map((text) => h('p', { key: text }, h(Marked, { text }))),
        h(Inputs, { operation, reference }),
        h(Outputs, { operation, reference }),
      ),
      h(Samples, { operation, reference }),
    ),
  });
}

const AllRequests = ({
  reference,
  current,
}: {
  reference: Reference;
  current?: string;
}): ComponentChild =>
  h(
    'nav',
    { class: 'all', 'aria-label': 'All requests' },
    h(
      'details',
      null,
      h('summary', null, 'All requests'),
      reference.document.tags.map(({ name }) => [
        h('h2', null, name),
        h(
          'ul',
          null,
          listTagged(name, reference).map(({ operationId, summary }) =>
            h(
              'li',
              { key: operationId },
              h(
                'a',
                {
                  href: referencePath(operationId),
                  ...(operationId === current && { 'aria-current': 'page' }),
                },
                summary,
              ),
            ),
          ),
        ),
      ]),
    ),
  );

interface OperationProps {
  operation: ReferenceOperation;
  reference: Reference;
}

function Inputs({ operation, reference: { document } }: OperationProps): ComponentChild {
  const { schemas } = document.components;
  const { parameters = [] } = operation;
  const body = findBody(operation);
  return [
    parameters.length > 0 && [h('h2', null, 'Parameters'), h(Parameters, { parameters, schemas })],
    body && [h('h2', null, 'Body'), h(Fields, { schema: body, schemas })],
  ];
}

function Outputs({ operation, reference: { document } }: OperationProps): ComponentChild {
  const success = findSuccess(operation);
  return [
    success && [
      h('h2', null, 'Response'),
      h(Fields, { schema: success.schema, schemas: document.components.schemas }),
    ],
    h('h2', null, 'Statuses'),
    h(
      'ul',
      { class: 'fields' },
      Object.entries(operation.responses).map(([status, { description, content = {} }]) =>
        h(
          'li',
          { key: status },
          h('b', null, status),
          ' ',
          h(Marked, { text: description }),
          h('p', { class: 'quiet-text' }, Object.keys(content).join(', ')),
        ),
      ),
    ),
  ];
}

const Samples = ({ operation, reference }: OperationProps): ComponentChild =>
  h(
    'section',
    { class: 'samples', 'aria-label': 'Samples' },
    h('h2', null, 'Request'),
    writeSamples(sampleRequest(operation, reference.addresses.api)).map(([language, text]) =>
      h(
        'details',
        { key: language, open: language === 'curl' },
        h('summary', null, language),
        h(Code, { text }),
      ),
    ),
    findSuccess(operation)?.example !== undefined && [
      h('h2', null, 'Response'),
      h(Code, { text: JSON.stringify(findSuccess(operation)?.example, null, 2) }),
    ],
  );

const Code = ({ text }: { text: string }): ComponentChild => h('pre', { tabindex: 0 }, text);
