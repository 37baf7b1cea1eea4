// npm run client: writes the types of libs/client anew.
import { mkdir, writeFile } from 'node:fs/promises';
import { CLIENT_TYPES, clientTypes } from './client-types.ts';

await mkdir(new URL('.', CLIENT_TYPES), { recursive: true });
await writeFile(CLIENT_TYPES, await clientTypes());
