import type { paths } from './generated/schema.ts';

/** The paths that support GET, as in the OpenAPI document. */
export type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: { responses: unknown } } ? Path : never;
}[keyof paths];

type Parameters<Path extends ReadPath> = paths[Path]['get']['parameters'];

/** The API reads 1 and 0 as true and false. */
type WithFlags<Values> = {
  [Name in keyof Values]: boolean extends Values[Name] ? Values[Name] | 0 | 1 : Values[Name];
};

/** The query parameters of a path. */
export type Query<Path extends ReadPath> = WithFlags<NonNullable<Parameters<Path>['query']>>;

export interface CallOptions {
  /** Aborts the call and any wait before a retry. `AbortSignal.timeout(ms)` sets a time limit. */
  signal?: AbortSignal | undefined;
}

/** The path and query parameters of a read. */
export type ReadOptions<Path extends ReadPath> = {
  [Name in keyof Pick<Parameters<Path>, 'path' | 'query'>]: WithFlags<Parameters<Path>[Name]>;
} & CallOptions;

type Content<Path extends ReadPath> = paths[Path]['get']['responses'][200]['content'];

/** The result of a read: JSON, or the text of another format. */
export type ReadResult<Path extends ReadPath> =
  Content<Path> extends { 'application/json': infer Json }
    ? Json
    : Content<Path>[keyof Content<Path>];

/** Paths without required parameters. */
type PathWithoutOptions = {
  [Path in ReadPath]: Parameters<Path> extends infer All
    ? Partial<All> extends All
      ? Path
      : never
    : never;
}[ReadPath];

/**
 * Reads a path. Rejects with a MarqueeError for an error response, or with the error of `fetch` if
 * there is no response.
 */
export interface Get {
  <Path extends PathWithoutOptions>(
    path: Path,
    options?: ReadOptions<Path>,
  ): Promise<ReadResult<Path>>;
  <Path extends ReadPath>(path: Path, options: ReadOptions<Path>): Promise<ReadResult<Path>>;
}
