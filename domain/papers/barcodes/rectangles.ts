import { encode } from 'uqr';
import { code128, QUIET_MODULES } from './code128.ts';

/** A black rectangle of a barcode, in modules from its upper left corner. */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A barcode to draw, with its white margin in `width` and `height`. Sizes are in modules. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly black: readonly Rectangle[];
}

/** A text as Code 128, one module high: whoever draws it makes it as high as there is room for. */
export const bars = (text: string): Drawing => {
  const black: Rectangle[] = [];
  let x = QUIET_MODULES;
  for (const [place, width] of code128(text).entries()) {
    if (place % 2 === 0) black.push({ x, y: 0, width, height: 1 });
    x += width;
  }
  return { width: x + QUIET_MODULES, height: 1, black };
};

/** White modules around a QR code (ISO/IEC 18004). */
const QR_QUIET_MODULES = 4;

/** A text as QR code, of which a sixth may be unreadable (level M). Neighbors in a row are one rectangle. */
export const qr = (text: string): Drawing => {
  const { data, size } = encode(text, { ecc: 'M', border: QR_QUIET_MODULES });
  const black = data.flatMap((row, y) => {
    const runs: { x: number; y: number; width: number; height: 1 }[] = [];
    for (const [x, isBlack] of row.entries()) {
      const run = runs.at(-1);
      if (!isBlack) continue;
      if (run !== undefined && run.x + run.width === x) run.width += 1;
      else runs.push({ x, y, width: 1, height: 1 });
    }
    return runs;
  });
  return { width: size, height: size, black };
};
