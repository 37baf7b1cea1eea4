import { sample } from 'openapi-sampler';
import type { createDocument, oas31 } from 'zod-openapi';

type Document = ReturnType<typeof createDocument>;

/**
 * Adds an example to every successful JSON response, built from the examples of its fields.
 * Optional fields are omitted.
 */
export function withExamples(document: Document): Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path.get, path.post, path.patch, path.delete]) {
      for (const [status, { content }] of Object.entries<oas31.ResponseObject>(
        operation?.responses ?? {},
      ))
        if (status.startsWith('2')) addExample(content?.['application/json'], document);
    }
  }
  return document;
}

function addExample(json: oas31.MediaTypeObject | undefined, document: Document): void {
  if (json?.schema) json.example = sample(json.schema, { skipNonRequired: true }, document);
}
