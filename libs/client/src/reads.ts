import type { paths } from './generated/schema.ts';

/** The addresses that can be read, as the OpenAPI document writes them. */
export type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: { responses: unknown } } ? Path : never;
}[keyof paths];

type Parameters<Path extends ReadPath> = paths[Path]['get']['parameters'];

/** The filters of an address. */
export type Query<Path extends ReadPath> = NonNullable<Parameters<Path>['query']>;

/** Holds for one call. */
export interface CallOptions {
  /** Ends the call, and the wait before it is tried again; `AbortSignal.timeout(ms)` sets a limit. */
  signal?: AbortSignal | undefined;
}

/** What an address is asked with: what stands in its path, and its filters. */
export type Asked<Path extends ReadPath> = Pick<Parameters<Path>, 'path' | 'query'> & CallOptions;

type Content<Path extends ReadPath> = paths[Path]['get']['responses'][200]['content'];

/** What it answers: its JSON, else the text of its format. */
export type Answer<Path extends ReadPath> =
  Content<Path> extends { 'application/json': infer Json } ? Json : Content<Path>[keyof Content<Path>];

/** The addresses that need nothing beside themselves. */
type PlainPath = {
  [Path in ReadPath]: Parameters<Path> extends infer All ? (Partial<All> extends All ? Path : never) : never;
}[ReadPath];

/** Reads an address. Rejects with a MarqueeError where the API refuses, and with what `fetch` throws where it is not reached. */
export interface Get {
  <Path extends PlainPath>(path: Path, asked?: Asked<Path>): Promise<Answer<Path>>;
  <Path extends ReadPath>(path: Path, asked: Asked<Path>): Promise<Answer<Path>>;
}
