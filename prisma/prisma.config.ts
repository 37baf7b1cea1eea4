import { defineConfig } from 'prisma/config';

// Prisma's CLI would download an engine that `generate` does not need; closed networks do not reach its host.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({ schema: 'schema.prisma', migrations: { path: 'migrations' } });
