declare module '*.css' {
  const text: string;
  // eslint-disable-next-line no-restricted-exports -- a bundler exports the content of a file as default
  export default text;
}
