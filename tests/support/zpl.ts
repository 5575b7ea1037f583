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
  zpl
    .split('^XA')
    .slice(1)
    .map((label) => {
      const [body = '', after] = label.split('^XZ');
      if (after?.trim() !== '') throw new Error('A label must end once.');
      const [, width = '', height = ''] = /^\^PW(\d+)\^LL(\d+)\^LH0,0\n/.exec(body) ?? [];
      const picture = {
        width: Number(width),
        height: Number(height),
        data: new Uint8ClampedArray(Number(width) * Number(height) * 4).fill(255),
      };
      const texts: Field[] = [];
      for (const line of body.trim().split('\n').slice(1)) {
        const block = /^\^FO(\d+),(\d+)\^GB(\d+),(\d+),\d+\^FS$/.exec(line)?.slice(1).map(Number);
        const field =
          /^\^FO\d+,\d+\^A0N,(\d+),\d+\^FB(\d+),(\d),0,[LRC](?:\^FR)?\^FH\^FD([^^~\\]*)\^FS$/.exec(line);
        if (block) {
          const [x = 0, y = 0, w = 0, h = 0] = block;
          for (let row = y; row < y + h; row += 1)
            for (let column = x; column < x + w; column += 1)
              picture.data.fill(
                0,
                (row * picture.width + column) * 4,
                (row * picture.width + column) * 4 + 3,
              );
        } else if (field) {
          const [, size, wide, lines, hex = ''] = field;
          const text = hex.replace(/_([0-9A-F]{2})/g, (_, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          );
          texts.push({ text, height: Number(size), width: Number(wide), lines: Number(lines) });
        } else throw new Error(`This is no command that we write: ${line}`);
      }
      return { picture, texts };
    });
