declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat?: 'sfnt' | 'woff2'; noHinting?: boolean; keepAllGlyphs?: boolean },
  ): Promise<Buffer>
}
