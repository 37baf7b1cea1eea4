// npm run client: regenerates the types of libs/client.
import { mkdir, writeFile } from 'node:fs/promises';
import { CLIENT_TYPES, generateClientTypes } from './client-types.ts';

await mkdir(new URL('.', CLIENT_TYPES), { recursive: true });
await writeFile(CLIENT_TYPES, await generateClientTypes());
