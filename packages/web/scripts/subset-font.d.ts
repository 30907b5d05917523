declare module 'subset-font' {
  interface Cut {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  function subsetFont(font: Buffer, text: string, cut: Cut): Promise<Buffer>;
  export = subsetFont;
}
