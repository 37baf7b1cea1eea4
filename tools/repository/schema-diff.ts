// Prints the SQL by which a migrated database differs from prisma/schema.prisma; nothing if they
// match. Uses the WebAssembly engine of Prisma, because its binary cannot be downloaded in closed
// networks.
import { readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum as Type,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const SCHEMA = new URL('../../prisma/schema.prisma', import.meta.url);
const INTERNAL_CHAR = 18;
const CHARACTER_ARRAY = 1002;

/** Returns the statements by which the database at `url` differs from the schema. */
export async function schemaDiff(url: string): Promise<string> {
  await loadEngine();
  const schema = { path: 'schema.prisma', content: await readFile(SCHEMA, 'utf8') };
  const pool = new pg.Pool({ connectionString: url });
  // connections may close at the end; a query that needs one fails by itself
  pool.on('error', () => undefined);
  try {
    const differ = await engine.SchemaEngine.new(
      { datamodels: [[schema.path, schema.content]] },
      () => undefined,
      adapterFor(pool),
    );
    const { stdout } = await differ.diff({
      from: { tag: 'schemaDatasource', files: [schema], configDir: '.' },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? '';
  } finally {
    await pool.end();
  }
}

/**
 * The engine reads columns of PostgreSQL's internal type "char", which Prisma's adapter rejects.
 * They pass the adapter as character arrays, a type that the engine never reads, and are converted
 * back to characters.
 */
function adapterFor(pool: pg.Pool) {
  const query = pool.query.bind(pool) as unknown as (...args: unknown[]) => Promise<pg.QueryResult>;
  const queryCharsAsArrays = async (...args: unknown[]) => {
    const result = await query(...args);
    for (const field of result.fields)
      if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = CHARACTER_ARRAY;
    return result;
  };
  const factory = new PrismaPg(Object.assign(pool, { query: queryCharsAsArrays }));
  const baseConnect = factory.connect.bind(factory);
  const connect = async () => {
    const adapter = await baseConnect();
    const baseQuery = adapter.queryRaw.bind(adapter);
    const queryRaw = async (statement: SqlQuery) => {
      const rows = await baseQuery(statement);
      const columnTypes = rows.columnTypes.map((type) =>
        type === Type.CharacterArray ? Type.Character : type,
      );
      return { ...rows, columnTypes };
    };
    return Object.assign(adapter, { queryRaw });
  };
  return bindMigrationAwareSqlAdapterFactory(Object.assign(factory, { connect }));
}

async function loadEngine(): Promise<void> {
  const set_message = (message: string) => {
    console.error(message);
  };
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message } });
  const wasm = await readFile(
    new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm')),
  );
  const { instance } = await getWebAssembly(globalThis).instantiate(wasm, {
    './schema_engine_bg.js': engine,
  });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

// Node supports WebAssembly, but its types are part of the DOM library.
interface WasmGlobal {
  WebAssembly: {
    instantiate: (
      bytes: Uint8Array,
      imports: object,
    ) => Promise<{ instance: { exports: { __wbindgen_start: () => void } } }>;
  };
}
const getWebAssembly = (scope: object) => (scope as WasmGlobal).WebAssembly;

if (import.meta.main) process.stdout.write(await schemaDiff(process.env['DATABASE_URL'] ?? ''));
