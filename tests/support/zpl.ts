import { readZpl } from '../../scripts/console/bench/read-zpl.ts';
import type { Picture } from './barcodes.ts';

/** A field of text on a label. */
interface Field {
  readonly text: string;
  readonly height: number;
  readonly width: number;
  readonly lines: number;
}

/** Reads labels of ZPL as a printer does: black blocks as a picture, texts as fields. Knows the commands that we use, and no other. */
export const labelsIn = (
  zpl: string,
): readonly { readonly picture: Picture; readonly texts: readonly Field[] }[] =>
  readZpl(zpl).map(({ width, height, blocks, texts }) => {
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (const block of blocks)
      for (let row = block.y; row < block.y + block.height; row += 1)
        for (let column = block.x; column < block.x + block.width; column += 1)
          data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    return { picture: { width, height, data }, texts };
  });
