// npm run client: regenerates the types of libs/client, the Postman collection, the records of the
// clients for Go and Python, and the schema of the registry of feeds.
import { mkdir, writeFile } from 'node:fs/promises';
import { CLIENT_TYPES, generateClientTypes } from './clients/client-types.ts';
import { FEED_SCHEMA, generateFeedSchema } from './clients/feed-schema.ts';
import { generateGoRecords, GO_RECORDS } from './clients/go-records.ts';
import { COLLECTION, generatePostmanCollection } from './clients/postman-collection.ts';
import { generatePythonRecords, PYTHON_RECORDS } from './clients/python-records.ts';

for (const [file, text] of [
  [CLIENT_TYPES, await generateClientTypes()],
  [FEED_SCHEMA, await generateFeedSchema()],
  [COLLECTION, generatePostmanCollection()],
  [GO_RECORDS, generateGoRecords()],
  [PYTHON_RECORDS, generatePythonRecords()],
] as const) {
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, text);
}
