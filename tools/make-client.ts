// npm run client: regenerates the types of libs/client, the Postman collection and the records of the Python client.
import { mkdir, writeFile } from 'node:fs/promises';
import { CLIENT_TYPES, generateClientTypes } from './client-types.ts';
import { COLLECTION, generatePostmanCollection } from './postman-collection.ts';
import { generatePythonRecords, PYTHON_RECORDS } from './python-records.ts';

for (const [file, text] of [
  [CLIENT_TYPES, await generateClientTypes()],
  [COLLECTION, generatePostmanCollection()],
  [PYTHON_RECORDS, generatePythonRecords()],
] as const) {
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, text);
}
