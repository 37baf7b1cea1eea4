declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2' },
  ): Promise<Buffer>;
  export = subsetFont;
}
