import XMLBuilder from 'fast-xml-builder';

/** Elements by name: texts, further elements, lists of either; keys with `@` are attributes. Undefined is left out. */
export interface Elements {
  [name: string]: string | undefined | Elements | Elements[] | string[];
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false, // else an attribute of the text "true" loses its value
});

// What XML 1.0 has no way to write, escaped or not.
// eslint-disable-next-line no-control-regex -- these are what is left out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export const writeXml = (root: Elements): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${builder.build(root).replace(UNWRITABLE, '')}`;
