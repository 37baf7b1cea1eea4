import {
  inlinePagePolicy,
  Mark,
  renderPage,
  siteTitle,
  type ComponentChild,
  type ComponentChildren,
} from '@marquee/pages';
import {
  findBody,
  listOperations,
  findSuccess,
  type ApiDocument,
  type ReferenceOperation,
} from './api-document.ts';
import { REFERENCE_STYLESHEET } from './reference-stylesheet.ts';
import { sampleRequest, writeSamples } from './samples.ts';
import { Fields, Marked, Parameters } from './schema-fields.tsx';

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
      <meta name="color-scheme" content="light dark" />,
      <link rel="icon" href="data:," />,
      <link rel="canonical" href={`${reference.addresses.api}${path}`} />,
    ],
    children: [<Header reference={reference} />, children],
  });

const Header = ({ reference: { addresses } }: { reference: Reference }): ComponentChild => (
  <header class="site">
    <a class="name" href={`${addresses.web ?? addresses.api}/`}>
      <Mark /> Marquee
    </a>
    <nav aria-label="Marquee">
      <a href={referencePath()}>API reference</a>
      {addresses.web !== undefined && [
        <a href={`${addresses.web}/developers`}>Guides</a>,
        <a href={`${addresses.web}/account/keys`}>Get a free key</a>,
      ]}
      <a href="/problems">Problem types</a>
    </nav>
  </header>
);

/** The first page of the reference: how requests work, and all of them. */
export function renderOverview(reference: Reference): string {
  const { document, addresses } = reference;
  const paragraphs = document.info.description.split('\n\n');
  return render({
    title: 'API reference',
    path: referencePath(),
    reference,
    children: (
      <div class="columns three">
        <AllRequests reference={reference} />
        <main>
          <h1>API reference</h1>
          {paragraphs.map((text) => (
            <p key={text}>
              <Marked text={text} />
            </p>
          ))}
          <p>
            {'With a key, send it as '}
            <code>X-API-Key</code>
            {' or as a bearer token.'}
          </p>
          {addresses.web !== undefined && (
            <p>
              <a href={`${addresses.web}/developers/api`}>The guide</a>
              {' explains lists, errors and limits.'}
            </p>
          )}
          {document.tags.map((tag) => (
            <TagSection key={tag.name} tag={tag} reference={reference} />
          ))}
        </main>
        <section class="samples" aria-label="Samples">
          <h2>First request</h2>
          <Code text={`curl '${addresses.api}/events?city=ber&limit=3'`} />
          <h2>OpenAPI 3.1</h2>
          <Code text={`curl '${addresses.api}/openapi.json'`} />
        </section>
      </div>
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
  <h2>{tag.name}</h2>,
  <p>{tag.description}</p>,
  <ul class="fields">
    {listTagged(tag.name, reference).map(({ operationId, method, path, summary }) => (
      <li key={operationId}>
        <a href={referencePath(operationId)}>{summary}</a>
        <p class="quiet-text">
          <code>{`${method} ${path}`}</code>
        </p>
      </li>
    ))}
  </ul>,
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
    children: (
      <div class="columns three">
        <AllRequests reference={reference} current={operationId} />
        <main>
          <h1>{summary}</h1>
          <p class="address">
            <span class="method">{method}</span> <code>{path}</code>
          </p>
          {description?.split('\n\n').map((text) => (
            <p key={text}>
              <Marked text={text} />
            </p>
          ))}
          <Inputs operation={operation} reference={reference} />
          <Outputs operation={operation} reference={reference} />
        </main>
        <Samples operation={operation} reference={reference} />
      </div>
    ),
  });
}

const AllRequests = ({
  reference,
  current,
}: {
  reference: Reference;
  current?: string;
}): ComponentChild => (
  <nav class="all" aria-label="All requests">
    <details>
      <summary>All requests</summary>
      {reference.document.tags.map(({ name }) => [
        <h2>{name}</h2>,
        <ul>
          {listTagged(name, reference).map(({ operationId, summary }) => (
            <li key={operationId}>
              <a
                href={referencePath(operationId)}
                {...(operationId === current && { 'aria-current': 'page' })}
              >
                {summary}
              </a>
            </li>
          ))}
        </ul>,
      ])}
    </details>
  </nav>
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
    parameters.length > 0 && [
      <h2>Parameters</h2>,
      <Parameters parameters={parameters} schemas={schemas} />,
    ],
    body && [<h2>Body</h2>, <Fields schema={body} schemas={schemas} />],
  ];
}

function Outputs({ operation, reference: { document } }: OperationProps): ComponentChild {
  const success = findSuccess(operation);
  return [
    success && [
      <h2>Response</h2>,
      <Fields schema={success.schema} schemas={document.components.schemas} />,
    ],
    <h2>Statuses</h2>,
    <ul class="fields">
      {Object.entries(operation.responses).map(([status, { description, content = {} }]) => (
        <li key={status}>
          <b>{status}</b> <Marked text={description} />
          <p class="quiet-text">{Object.keys(content).join(', ')}</p>
        </li>
      ))}
    </ul>,
  ];
}

const Samples = ({ operation, reference }: OperationProps): ComponentChild => (
  <section class="samples" aria-label="Samples">
    <h2>Request</h2>
    {writeSamples(sampleRequest(operation, reference.addresses.api)).map(([language, text]) => (
      <details key={language} open={language === 'curl'}>
        <summary>{language}</summary>
        <Code text={text} />
      </details>
    ))}
    {findSuccess(operation)?.example !== undefined && [
      <h2>Response</h2>,
      <Code text={JSON.stringify(findSuccess(operation)?.example, null, 2)} />,
    ]}
  </section>
);

const Code = ({ text }: { text: string }): ComponentChild => <pre tabindex={0}>{text}</pre>;
