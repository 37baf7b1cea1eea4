import XMLBuilder from 'fast-xml-builder';

/** Elements by name. A key with `@` is an attribute; an undefined value is omitted. */
export interface Elements {
  [name: string]: string | undefined | Elements | Elements[] | string[];
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false, // otherwise an attribute with the value "true" loses it
});

// Characters that XML 1.0 cannot contain, not even escaped.
// eslint-disable-next-line no-control-regex -- writeXml removes them
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export const writeXml = (root: Elements): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${builder.build(root).replace(UNWRITABLE, '')}`;
