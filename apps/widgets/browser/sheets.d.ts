declare module '*.css' {
  const text: string;
  // eslint-disable-next-line no-restricted-exports -- what a bundler makes of a file is its default export
  export default text;
}
