import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A picture with four bytes a pixel. */
export interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer,
  },
});

/** What a decoder in C++ reads in a picture: the texts by their format, `Code128` and `QRCode`. */
export const readByOne = async (picture: Picture): Promise<Readonly<Record<string, string>>> => {
  const found = await readBarcodes(picture as ImageData, { formats: ['Code128', 'QRCode'], tryHarder: true });
  return Object.fromEntries(found.map(({ format, text }) => [format, text]));
};

/** What a decoder in JavaScript, of other authors, reads. */
export const readByOther = ({ data, width, height }: Picture): Readonly<Record<string, string>> => {
  const gray = new Uint8ClampedArray(width * height);
  for (let at = 0; at < gray.length; at += 1) gray[at] = data[at * 4] ?? 0;
  const read = (format: BarcodeFormat): string => {
    const reader = new MultiFormatReader();
    const hints = new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [format]],
      [DecodeHintType.TRY_HARDER, true],
    ]);
    reader.setHints(hints);
    const source = new RGBLuminanceSource(gray, width, height);
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  };
  return { Code128: read(BarcodeFormat.CODE_128), QRCode: read(BarcodeFormat.QR_CODE) };
};
