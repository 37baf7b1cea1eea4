import { defineConfig } from 'prisma/config';

// Prevents Prisma's CLI from downloading an engine that `generate` does not need.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({ schema: 'schema.prisma', migrations: { path: 'migrations' } });
