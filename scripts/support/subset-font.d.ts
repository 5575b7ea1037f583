/** The library ships no types; this is the part of it that the font build calls. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
      /** OpenType features that stay, four letters each. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
