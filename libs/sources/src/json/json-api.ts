import { isFields, toFields, toList, type Fields } from '../reading/record.ts';

// A few resources can refer to each other many times over.
const MAX_RELATED = { own: 100, nested: 10 };

/**
 * Turns a document of JSON:API (jsonapi.org) into a list of plain records: the attributes of each
 * resource, and those of the included resources that it refers to. Other documents are returned as
 * they are.
 */
export function fromJsonApi(document: unknown): unknown {
  if (!isFields(document)) return document;
  const resources = Array.isArray(document['data']) ? toList(document['data']) : [];
  if (resources.length === 0 || !resources.every(isResource)) return document;
  const included = new Map(
    toList(document['included']).flatMap((item) =>
      isResource(item) ? [[toKey(item), item] as const] : [],
    ),
  );
  const known = new Map<Resource, Fields>();
  const readOnce = (item: Resource): Fields => {
    const follow = ({ attributes }: Resource) => attributes;
    const found =
      known.get(item) ?? withRelated(item, { included, most: MAX_RELATED.nested, follow });
    known.set(item, found);
    return found;
  };
  const links = { included, most: MAX_RELATED.own, follow: readOnce };
  return { data: resources.map((resource) => toRecord(resource, links)) };
}

type Resource = Fields & { type: string; id: string; attributes: Fields };

const isResource = (item: unknown): item is Resource =>
  isFields(item) &&
  typeof item['type'] === 'string' &&
  typeof item['id'] === 'string' &&
  isFields(item['attributes']);

const toKey = ({ type, id }: { type: string; id: string }) => `${type} ${id}`;

interface Links {
  included: ReadonlyMap<string, Resource>;
  /** How many related resources are read. */
  most: number;
  follow: (item: Resource) => Fields;
}

function toRecord(resource: Resource, links: Links): Fields {
  const { html, alternate } = toFields(resource['links']);
  const page = html ?? alternate;
  return {
    id: resource.id,
    ...withRelated(resource, links),
    ...(typeof page === 'string' && { url: page }),
  };
}

/** An attribute outweighs a relationship of its name. */
function withRelated(resource: Resource, { included, most, follow }: Links): Fields {
  let count = 0;
  const related = Object.entries(toFields(resource['relationships'])).flatMap(([name, value]) => {
    const { data } = toFields(value);
    const items = (Array.isArray(data) ? toList(data) : [data]).flatMap((one) => {
      const { type, id } = toFields(one);
      const item =
        typeof type === 'string' && typeof id === 'string'
          ? included.get(toKey({ type, id }))
          : undefined;
      return item && count++ < most ? [follow(item)] : [];
    });
    return items.length === 0 ? [] : [[name, items.length === 1 ? items[0] : items] as const];
  });
  return { ...Object.fromEntries(related), ...resource.attributes };
}
